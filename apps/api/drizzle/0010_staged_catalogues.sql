CREATE TABLE "staged_catalogues" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staged_catalogues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"base_revision" integer NOT NULL,
	"file_name" text NOT NULL,
	"content" "bytea" NOT NULL,
	"files" jsonb NOT NULL,
	"staged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"staged_by" integer
);
--> statement-breakpoint
ALTER TABLE "catalogue_versions" ADD COLUMN "imported_by" integer;--> statement-breakpoint
ALTER TABLE "staged_catalogues" ADD CONSTRAINT "staged_catalogues_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staged_catalogues" ADD CONSTRAINT "staged_catalogues_staged_by_users_id_fk" FOREIGN KEY ("staged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staged_catalogues_project" ON "staged_catalogues" USING btree ("project_id");