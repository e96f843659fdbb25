CREATE TABLE "day_marks" (
	"project_id" integer NOT NULL,
	"key" text NOT NULL,
	"given_to" integer,
	"settled_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" integer NOT NULL,
	CONSTRAINT "day_marks_project_id_key_pk" PRIMARY KEY("project_id","key")
);
--> statement-breakpoint
CREATE TABLE "home_notes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone,
	"changed_by_name" text DEFAULT '' NOT NULL,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_wishes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"request_mails" text DEFAULT 'none' NOT NULL,
	"told_up_to" integer DEFAULT 0 NOT NULL,
	"away_until" date,
	"deputy_id" integer,
	CONSTRAINT "staff_wishes_deputy_other" CHECK ("staff_wishes"."deputy_id" <> "staff_wishes"."user_id")
);
--> statement-breakpoint
ALTER TABLE "day_marks" ADD CONSTRAINT "day_marks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_marks" ADD CONSTRAINT "day_marks_given_to_users_id_fk" FOREIGN KEY ("given_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_notes" ADD CONSTRAINT "home_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_wishes" ADD CONSTRAINT "staff_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_wishes" ADD CONSTRAINT "staff_wishes_deputy_id_users_id_fk" FOREIGN KEY ("deputy_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_marks_given_to" ON "day_marks" USING btree ("given_to");--> statement-breakpoint
CREATE INDEX "staff_wishes_deputy" ON "staff_wishes" USING btree ("deputy_id");