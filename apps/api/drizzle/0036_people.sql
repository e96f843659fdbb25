ALTER TABLE "project_choices" DROP CONSTRAINT "project_choices_owner";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "left_project_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "project_choices" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "project_choices" ADD COLUMN "archived_home_id" integer;--> statement-breakpoint
ALTER TABLE "project_choices" ADD COLUMN "archived_for" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_choices" ADD COLUMN "archived_parts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_choices" ADD COLUMN "moved_from" integer;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_left_project_id_projects_id_fk" FOREIGN KEY ("left_project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_choices" ADD CONSTRAINT "project_choices_archived_home_id_homes_id_fk" FOREIGN KEY ("archived_home_id") REFERENCES "public"."homes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_choices" ADD CONSTRAINT "project_choices_moved_from_project_choices_id_fk" FOREIGN KEY ("moved_from") REFERENCES "public"."project_choices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_left_project" ON "users" USING btree ("left_project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_choices_owner" ON "project_choices" USING btree ("user_id","project_id") WHERE "project_choices"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "project_choices_archived" ON "project_choices" USING btree ("archived_home_id");--> statement-breakpoint
CREATE INDEX "project_choices_moved" ON "project_choices" USING btree ("moved_from");