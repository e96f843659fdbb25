CREATE TABLE "known_devices" (
	"user_id" integer NOT NULL,
	"device" "bytea" NOT NULL,
	"first_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);
--> statement-breakpoint
ALTER TABLE "login_failures" ADD COLUMN "device" "bytea";--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "successor" "bytea";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guessing_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;