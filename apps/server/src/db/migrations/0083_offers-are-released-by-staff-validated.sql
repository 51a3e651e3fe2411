ALTER TABLE "subscription_configuration" VALIDATE CONSTRAINT "subscription_configuration_released_by";
