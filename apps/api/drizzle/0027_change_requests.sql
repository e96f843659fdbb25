CREATE TABLE "change_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"choices_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by_user_id" integer NOT NULL,
	"by_name" text NOT NULL,
	"lines" jsonb NOT NULL,
	"words" text NOT NULL,
	"ending" text,
	"ended_at" timestamp with time zone,
	"ended_by" integer,
	"answer" text,
	CONSTRAINT "change_requests_ended" CHECK (num_nulls("change_requests"."ending", "change_requests"."ended_at", "change_requests"."answer") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_choices_id_project_choices_id_fk" FOREIGN KEY ("choices_id") REFERENCES "public"."project_choices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_requests_choices" ON "change_requests" USING btree ("choices_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "change_requests_open" ON "change_requests" USING btree ("choices_id") WHERE "change_requests"."ending" is null;