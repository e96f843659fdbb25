ALTER TABLE "project_choices" ADD COLUMN "budget" integer;--> statement-breakpoint
ALTER TABLE "project_choices" ADD CONSTRAINT "project_choices_budget" CHECK ("project_choices"."budget" > 0);