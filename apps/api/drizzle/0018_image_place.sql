CREATE TABLE "image_place" (
	"key" text PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"place" text NOT NULL
);
