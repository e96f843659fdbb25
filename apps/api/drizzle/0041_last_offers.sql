ALTER TABLE "confirmations" ADD COLUMN "late" jsonb;--> statement-breakpoint
ALTER TABLE "project_choices" ADD COLUMN "late_agreed" jsonb;