ALTER TABLE "refund" VALIDATE CONSTRAINT "refund_by_hand";
