CREATE TABLE "closing_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"phase" text,
	"home_id" integer,
	"part" text NOT NULL,
	"before" date,
	"after" date,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" integer NOT NULL,
	CONSTRAINT "closing_changes_subject" CHECK (("closing_changes"."phase" is null) <> ("closing_changes"."home_id" is null))
);
--> statement-breakpoint
CREATE TABLE "closing_dates" (
	"project_id" integer NOT NULL,
	"phase" text NOT NULL,
	"part" text NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "closing_dates_project_id_phase_part_pk" PRIMARY KEY("project_id","phase","part")
);
--> statement-breakpoint
CREATE TABLE "closing_exceptions" (
	"home_id" integer NOT NULL,
	"part" text NOT NULL,
	"last_day" date NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "closing_exceptions_home_id_part_pk" PRIMARY KEY("home_id","part")
);
--> statement-breakpoint
ALTER TABLE "project_choices" ADD COLUMN "handed_in_rooms" jsonb;--> statement-breakpoint
ALTER TABLE "closing_changes" ADD CONSTRAINT "closing_changes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_changes" ADD CONSTRAINT "closing_changes_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_dates" ADD CONSTRAINT "closing_dates_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_exceptions" ADD CONSTRAINT "closing_exceptions_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closing_changes_project" ON "closing_changes" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "closing_changes_home" ON "closing_changes" USING btree ("home_id");