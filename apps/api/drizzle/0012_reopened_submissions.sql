ALTER TABLE "confirmations" DROP CONSTRAINT "confirmations_choices_id_unique";--> statement-breakpoint
ALTER TABLE "choice_changes" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "confirmations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_choices" ADD COLUMN "reopened" jsonb;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_version" UNIQUE("choices_id","version");--> statement-breakpoint
ALTER TABLE "project_choices" ADD CONSTRAINT "project_choices_reopened" CHECK ("project_choices"."reopened" is null or "project_choices"."submit_type" is null);