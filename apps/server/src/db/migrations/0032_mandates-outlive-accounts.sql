ALTER TABLE "mandate" VALIDATE CONSTRAINT "mandate_account_id_user_account_id_fk";
