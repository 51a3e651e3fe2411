ALTER TABLE "roll_member" VALIDATE CONSTRAINT "roll_member_why";
