"""The factions: one file each, its ability and its four mech abilities."""
