CREATE TABLE "appointment_bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointment_bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"appointment_id" integer NOT NULL,
	"choices_id" integer,
	"booked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"ending" text,
	"ended_at" timestamp with time zone,
	"reason" text,
	"told_sequence" integer,
	CONSTRAINT "appointment_bookings_ended" CHECK (("appointment_bookings"."ending" is null) = ("appointment_bookings"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"employee_name" text NOT NULL,
	"from_date" timestamp with time zone NOT NULL,
	"to_date" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"offered_by" integer,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "appointments_times" CHECK ("appointments"."from_date" < "appointments"."to_date")
);
--> statement-breakpoint
ALTER TABLE "appointment_bookings" ADD CONSTRAINT "appointment_bookings_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_bookings" ADD CONSTRAINT "appointment_bookings_choices_id_project_choices_id_fk" FOREIGN KEY ("choices_id") REFERENCES "public"."project_choices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_bookings_time" ON "appointment_bookings" USING btree ("appointment_id") WHERE "appointment_bookings"."ending" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_bookings_home" ON "appointment_bookings" USING btree ("choices_id") WHERE "appointment_bookings"."ending" is null;--> statement-breakpoint
CREATE INDEX "appointment_bookings_appointment" ON "appointment_bookings" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "appointment_bookings_choices" ON "appointment_bookings" USING btree ("choices_id");--> statement-breakpoint
CREATE INDEX "appointments_project" ON "appointments" USING btree ("project_id","from_date");