ALTER TABLE "signed_link" VALIDATE CONSTRAINT "signed_link_act";
