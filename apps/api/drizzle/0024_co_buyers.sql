-- The index is replaced by a weaker one in the same transaction: only co-buyers, which the earlier version does not make, may have a number twice.
DROP INDEX "users_build_number";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shares_choices_of" integer;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_shares_choices_of_users_id_fk" FOREIGN KEY ("shares_choices_of") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_shares_choices_of" ON "users" USING btree ("shares_choices_of");--> statement-breakpoint
CREATE UNIQUE INDEX "users_build_number" ON "users" USING btree ("project_id",lower("build_number")) WHERE "users"."role" = 'projectuser' and "users"."shares_choices_of" is null;--> statement-breakpoint
-- The earlier version, which still runs during an update, would give a co-buyer a second set of choices. It is refused, and the browser keeps the draft.
CREATE OR REPLACE FUNCTION refuse_second_set() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM users WHERE id = NEW.user_id AND shares_choices_of IS NOT NULL) THEN
		RAISE EXCEPTION 'a co-buyer has no choices of their own: they are those of the home' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER project_choices_one_set BEFORE INSERT OR UPDATE OF "user_id" ON "project_choices" FOR EACH ROW EXECUTE FUNCTION refuse_second_set();
