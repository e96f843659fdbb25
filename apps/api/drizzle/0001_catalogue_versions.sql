CREATE TABLE "catalogue_version_articles" (
	"project_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"product_number" text NOT NULL,
	"retired" boolean NOT NULL,
	"product" jsonb NOT NULL,
	"render" jsonb,
	CONSTRAINT "catalogue_version_articles_project_id_revision_product_number_pk" PRIMARY KEY("project_id","revision","product_number")
);
--> statement-breakpoint
CREATE TABLE "catalogue_version_pages" (
	"project_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"id" integer NOT NULL,
	"house_type_id" integer NOT NULL,
	"position" integer NOT NULL,
	"copy_from_page_id" integer,
	"retired" boolean NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "catalogue_version_pages_project_id_revision_id_pk" PRIMARY KEY("project_id","revision","id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_versions" (
	"project_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"catalogue_version" text NOT NULL,
	"checksum" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"showroom_id" integer NOT NULL,
	"document" jsonb NOT NULL,
	"house_types" jsonb NOT NULL,
	"materials" jsonb NOT NULL,
	"floors" jsonb NOT NULL,
	"baseboards" jsonb NOT NULL,
	"content_blocks" jsonb NOT NULL,
	"organisations" jsonb,
	"key_ids" jsonb NOT NULL,
	CONSTRAINT "catalogue_versions_project_id_revision_pk" PRIMARY KEY("project_id","revision")
);
--> statement-breakpoint
ALTER TABLE "confirmations" ADD COLUMN "cost" jsonb;--> statement-breakpoint
ALTER TABLE "confirmations" ADD COLUMN "order_lines" jsonb;--> statement-breakpoint
ALTER TABLE "project_choices" ADD COLUMN "revision" integer;--> statement-breakpoint
ALTER TABLE "catalogue_version_articles" ADD CONSTRAINT "catalogue_version_articles_version" FOREIGN KEY ("project_id","revision") REFERENCES "public"."catalogue_versions"("project_id","revision") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_version_pages" ADD CONSTRAINT "catalogue_version_pages_version" FOREIGN KEY ("project_id","revision") REFERENCES "public"."catalogue_versions"("project_id","revision") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_versions" ADD CONSTRAINT "catalogue_versions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What is stored already is read against the catalogue as it stands: it becomes a version, before any import changes it.
INSERT INTO "catalogue_versions" ("project_id", "revision", "catalogue_version", "checksum", "imported_at", "showroom_id", "document",
  "house_types", "materials", "floors", "baseboards", "content_blocks", "key_ids")
SELECT p."id", p."revision", p."catalogue_version", p."checksum", p."imported_at", p."showroom_id", p."document",
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', h."id", 'name', h."name", 'position', h."position", 'retired', h."retired")
    ORDER BY h."position", h."id") FROM "house_types" h WHERE h."project_id" = p."id"), '[]'),
  coalesce(o."materials", '[]'), coalesce(o."floors", '[]'), coalesce(o."baseboards", '[]'),
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', c."id", 'key', c."key", 'sequence', c."sequence", 'status', c."status",
    'document', c."document") ORDER BY c."id") FROM "content_blocks" c WHERE c."project_id" = p."id"), '[]'),
  coalesce((SELECT jsonb_agg(k."id" ORDER BY k."id") FROM "catalogue_keys" k
    WHERE k."project_id" = p."id" AND k."retired_at" IS NULL), '[]')
FROM "projects" p LEFT JOIN "floor_offers" o ON o."project_id" = p."id";--> statement-breakpoint
INSERT INTO "catalogue_version_pages" ("project_id", "revision", "id", "house_type_id", "position", "copy_from_page_id", "retired", "document")
SELECT p."id", p."revision", g."id", g."house_type_id", g."position", g."copy_from_page_id", g."retired", g."document"
FROM "projects" p JOIN "house_types" h ON h."project_id" = p."id" JOIN "pages" g ON g."house_type_id" = h."id";--> statement-breakpoint
INSERT INTO "catalogue_version_articles" ("project_id", "revision", "product_number", "retired", "product", "render")
SELECT p."id", p."revision", a."product_number", a."retired", a."product", a."render"
FROM "projects" p JOIN "articles" a ON a."project_id" = p."id";--> statement-breakpoint
UPDATE "project_choices" c SET "revision" = p."revision" FROM "projects" p WHERE p."id" = c."project_id";--> statement-breakpoint
ALTER TABLE "project_choices" ALTER COLUMN "revision" SET NOT NULL;
