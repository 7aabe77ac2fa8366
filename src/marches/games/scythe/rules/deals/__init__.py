"""What a card asks for and gives: encounter options and the top actions of Factory cards."""
