ALTER TABLE "payment_registration" RENAME TO "payment_setup";--> statement-breakpoint
-- The processes of the version before read and write on under the old name.
CREATE VIEW "payment_registration" AS SELECT * FROM "payment_setup";--> statement-breakpoint
ALTER INDEX "payment_registration_pkey" RENAME TO "payment_setup_pkey";--> statement-breakpoint
ALTER INDEX "payment_registration_reference" RENAME TO "payment_setup_reference";--> statement-breakpoint
ALTER INDEX "payment_registration_account" RENAME TO "payment_setup_account";--> statement-breakpoint
ALTER INDEX "payment_registration_poll" RENAME TO "payment_setup_poll";--> statement-breakpoint
ALTER INDEX "stored_payment_method_registrationId_unique" RENAME TO "stored_payment_method_registration_id_unique";--> statement-breakpoint
-- unused since 0.1.0
ALTER TABLE "payment_setup" RENAME CONSTRAINT "payment_registration_state" TO "payment_setup_state";--> statement-breakpoint
-- unused since 0.1.0
ALTER TABLE "payment_setup" RENAME CONSTRAINT "payment_registration_account_id_user_account_id_fk" TO "payment_setup_account_id_user_account_id_fk";--> statement-breakpoint
-- unused since 0.1.0
ALTER TABLE "stored_payment_method" RENAME CONSTRAINT "stored_payment_method_registration_id_payment_registration_id_fk" TO "stored_payment_method_registration_id_payment_setup_id_fk";
