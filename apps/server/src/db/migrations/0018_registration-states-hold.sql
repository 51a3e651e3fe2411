ALTER TABLE "payment_registration" VALIDATE CONSTRAINT "payment_registration_state";
