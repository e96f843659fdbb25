CREATE TABLE "confirmation_pictures" (
	"confirmation_id" integer NOT NULL,
	"page_id" integer NOT NULL,
	"scene" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"hash" "bytea",
	"width" integer,
	"height" integer,
	"kept_at" timestamp with time zone,
	CONSTRAINT "confirmation_pictures_confirmation_id_page_id_pk" PRIMARY KEY("confirmation_id","page_id"),
	CONSTRAINT "confirmation_pictures_kept" CHECK (num_nulls("confirmation_pictures"."hash", "confirmation_pictures"."width", "confirmation_pictures"."height", "confirmation_pictures"."kept_at") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "confirmation_pictures" ADD CONSTRAINT "confirmation_pictures_confirmation_id_confirmations_id_fk" FOREIGN KEY ("confirmation_id") REFERENCES "public"."confirmations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A wanted picture is filled in once: everything else about it stays as it was written.
CREATE OR REPLACE FUNCTION refuse_other_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.hash IS NULL AND NEW.hash IS NOT NULL
		AND (NEW.confirmation_id, NEW.page_id, NEW.scene, NEW.revision) = (OLD.confirmation_id, OLD.page_id, OLD.scene, OLD.revision) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION '% of % is refused: a picture is kept as it was', lower(TG_OP), TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER confirmation_pictures_once BEFORE UPDATE OR DELETE ON "confirmation_pictures" FOR EACH ROW EXECUTE FUNCTION refuse_other_picture();
