"""Other triumph tracks of The Rise of Fenris: War, Peace, Triumph Tiles; and Rivals."""
