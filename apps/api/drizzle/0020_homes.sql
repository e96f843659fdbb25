CREATE TABLE "homes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "homes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"build_number" text NOT NULL,
	"house_type_id" integer,
	"phase" text,
	"address" text,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_house_type_id_house_types_id_fk" FOREIGN KEY ("house_type_id") REFERENCES "public"."house_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "homes_build_number" ON "homes" USING btree ("project_id",lower("build_number"));--> statement-breakpoint
CREATE INDEX "homes_house_type" ON "homes" USING btree ("house_type_id");--> statement-breakpoint
-- A home for every buyer with a building number, so that nobody is refused who was invited before there were homes.
INSERT INTO "homes" ("project_id", "build_number", "house_type_id")
SELECT "users"."project_id", "users"."build_number", "users"."house_type_id"
FROM "users"
JOIN "projects" ON "projects"."id" = "users"."project_id"
WHERE "users"."role" = 'projectuser'
  AND "projects"."state" <> 'deleted'
  AND btrim("users"."build_number") <> ''
ORDER BY "users"."id"
ON CONFLICT DO NOTHING;
