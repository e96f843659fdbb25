CREATE TABLE "planning_projects" (
	"project_id" integer PRIMARY KEY NOT NULL,
	"distances" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "planning_told" (
	"user_id" integer NOT NULL,
	"part" text NOT NULL,
	"last_day" date,
	"distance" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "planning_told_user_id_part_pk" PRIMARY KEY("user_id","part")
);
--> statement-breakpoint
CREATE TABLE "planning_wishes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"muted_at" timestamp with time zone,
	"calendar_number" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "planning_projects" ADD CONSTRAINT "planning_projects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_told" ADD CONSTRAINT "planning_told_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_wishes" ADD CONSTRAINT "planning_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;