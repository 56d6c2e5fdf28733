"""Stand-ins at the ports: a loopback server that misbehaves, a clock that jumps."""
