CREATE TABLE "recovery_codes" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" integer,
	"actor_role" text,
	"action" text NOT NULL,
	"subject_id" integer,
	"project_id" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "signing_keys" ALTER COLUMN "private_jwk" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "signing_keys" ADD COLUMN "private_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "project_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_secret" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_last_step" integer;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "second_factor_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "invitations_user" ON "invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_build_number" ON "users" USING btree ("project_id",lower("build_number")) WHERE "users"."role" = 'projectuser';--> statement-breakpoint
CREATE INDEX "users_organisation" ON "users" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "users_house_type" ON "users" USING btree ("house_type_id");--> statement-breakpoint
CREATE INDEX "catalogue_imports_project" ON "catalogue_imports" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "projects_showroom" ON "projects" USING btree ("showroom_id");--> statement-breakpoint
CREATE INDEX "project_choices_house_type" ON "project_choices" USING btree ("house_type_id");--> statement-breakpoint
CREATE INDEX "room_versions_page" ON "room_versions" USING btree ("page_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_present" CHECK ("users"."email" like '%_@_%');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_known" CHECK ("users"."role" in ('admin', 'supplier', 'customer', 'blogger', 'projectuser', 'projectadmin', 'contractor', 'showroomadvisor'));--> statement-breakpoint
ALTER TABLE "project_choices" ADD CONSTRAINT "project_choices_counts" CHECK ("project_choices"."version" >= 0 and "project_choices"."revision" >= 0);--> statement-breakpoint
ALTER TABLE "project_choices" ADD CONSTRAINT "project_choices_submission" CHECK (("project_choices"."submit_type" is null) = ("project_choices"."submitted_at" is null));
--> statement-breakpoint
UPDATE "users" SET "project_ids" = (SELECT coalesce(array_agg("id"), '{}') FROM "projects") WHERE "role" = 'projectadmin';--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% of % is refused: its rows are kept as they were written', lower(TG_OP), TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER confirmations_immutable BEFORE UPDATE OR DELETE ON "confirmations" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_log_unchanged BEFORE UPDATE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_log_kept BEFORE DELETE ON "audit_log" FOR EACH ROW WHEN (OLD."at" > now() - interval '2 years') EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('session_ended', to_json(OLD.id)::text);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_ended AFTER UPDATE ON "sessions" FOR EACH ROW WHEN (OLD."ended_at" IS NULL AND NEW."ended_at" IS NOT NULL) EXECUTE FUNCTION tell_session_ended();--> statement-breakpoint
CREATE TRIGGER sessions_removed AFTER DELETE ON "sessions" FOR EACH ROW WHEN (OLD."ended_at" IS NULL) EXECUTE FUNCTION tell_session_ended();
