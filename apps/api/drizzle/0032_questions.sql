CREATE TABLE "question_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thread_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"side" text NOT NULL,
	"by_user_id" integer NOT NULL,
	"by_name" text NOT NULL,
	"words" text NOT NULL,
	"key" uuid NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "question_messages_key" UNIQUE("by_user_id","key")
);
--> statement-breakpoint
CREATE TABLE "question_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_reads" (
	"thread_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"read_up_to" integer DEFAULT 0 NOT NULL,
	"told_up_to" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "question_reads_thread_id_user_id_pk" PRIMARY KEY("thread_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "question_threads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_threads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"choices_id" integer NOT NULL,
	"subject" jsonb NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_side" text NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" integer
);
--> statement-breakpoint
ALTER TABLE "question_messages" ADD CONSTRAINT "question_messages_thread_id_question_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."question_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_pictures" ADD CONSTRAINT "question_pictures_message_id_question_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."question_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reads" ADD CONSTRAINT "question_reads_thread_id_question_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."question_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reads" ADD CONSTRAINT "question_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_threads" ADD CONSTRAINT "question_threads_choices_id_project_choices_id_fk" FOREIGN KEY ("choices_id") REFERENCES "public"."project_choices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_messages_thread" ON "question_messages" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "question_pictures_message" ON "question_pictures" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "question_reads_user" ON "question_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "question_threads_choices" ON "question_threads" USING btree ("choices_id","id");--> statement-breakpoint
CREATE INDEX "question_threads_waiting" ON "question_threads" USING btree ("choices_id","last_at") WHERE "question_threads"."closed_at" is null and "question_threads"."last_side" = 'buyer';