ALTER TABLE "projects" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "staged_catalogues" ADD COLUMN "planned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staged_catalogues" ADD COLUMN "planned_by" integer;--> statement-breakpoint
ALTER TABLE "staged_catalogues" ADD COLUMN "agreed" jsonb;--> statement-breakpoint
ALTER TABLE "staged_catalogues" ADD COLUMN "refusal" jsonb;--> statement-breakpoint
ALTER TABLE "staged_catalogues" ADD CONSTRAINT "staged_catalogues_planned_by_users_id_fk" FOREIGN KEY ("planned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staged_catalogues_planned_by" ON "staged_catalogues" USING btree ("planned_by");