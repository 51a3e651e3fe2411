-- by hand: what a row was part of is checked as well as what it is part of now. Arguments come in pairs, as those of
-- `note_moved`.
CREATE FUNCTION note_moved_both() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  pair integer;
BEGIN
  FOR pair IN 0 .. tg_nargs / 2 - 1 LOOP
    EXECUTE format(
      'insert into moved_row (moving, row_id) select %L, part.id from (
        select %2$I as id from changed union select %2$I from earlier) part where part.id is not null',
      tg_argv[pair * 2], tg_argv[pair * 2 + 1]);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER collection_moved_changed AFTER UPDATE ON collection REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved_both('collection', 'id', 'bankFile', 'file_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER collection_claim_moved_changed AFTER UPDATE ON collection_claim REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved_both('collection', 'collection_id', 'claim', 'claim_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payout_moved_changed AFTER UPDATE ON payout REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved_both('payout', 'id', 'bankFile', 'file_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payout_claim_moved_changed AFTER UPDATE ON payout_claim REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved_both('payout', 'payout_id', 'claim', 'claim_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_file_moved_changed AFTER UPDATE ON bank_file REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved_both('bankFile', 'id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_entry_moved_changed AFTER UPDATE ON bank_entry REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved_both('bankEntry', 'id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_return_moved_changed AFTER UPDATE ON bank_return REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved_both('collection', 'collection_id', 'bankEntry', 'entry_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER claim_payment_moved_changed AFTER UPDATE ON claim_payment REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved_both('claim', 'claim_id', 'bankEntry', 'entry_id', 'debtPayment', 'attempt_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER debt_payment_moved_changed AFTER UPDATE ON debt_payment REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved_both('debtPayment', 'id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER invoice_moved_changed AFTER UPDATE ON invoice REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved_both('invoice', 'id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER invoice_line_moved_changed AFTER UPDATE ON invoice_line REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved_both('invoice', 'invoice_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER invoice_claim_moved_changed AFTER UPDATE ON invoice_claim REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved_both('invoice', 'invoice_id', 'claim', 'claim_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payroll_list_moved_changed AFTER UPDATE ON payroll_list REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved_both('payrollList', 'id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payroll_entry_moved_changed AFTER UPDATE ON payroll_entry REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved_both('payrollList', 'list_id', 'claim', 'claim_id');
--> statement-breakpoint
CREATE TRIGGER collection_moved_away AFTER DELETE ON collection REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('collection', 'id', 'bankFile', 'file_id');
--> statement-breakpoint
CREATE TRIGGER payout_moved_away AFTER DELETE ON payout REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('payout', 'id', 'bankFile', 'file_id');
--> statement-breakpoint
CREATE TRIGGER bank_file_moved_away AFTER DELETE ON bank_file REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('bankFile', 'id');
--> statement-breakpoint
CREATE TRIGGER bank_entry_moved_away AFTER DELETE ON bank_entry REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('bankEntry', 'id');
--> statement-breakpoint
CREATE TRIGGER debt_payment_moved_away AFTER DELETE ON debt_payment REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('debtPayment', 'id');
--> statement-breakpoint
CREATE TRIGGER invoice_moved_away AFTER DELETE ON invoice REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('invoice', 'id');
--> statement-breakpoint
CREATE TRIGGER payroll_list_moved_away AFTER DELETE ON payroll_list REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('payrollList', 'id');
--> statement-breakpoint
-- A claim that leaves a payer or a month, or is no more: what stays behind there is to be checked.
CREATE FUNCTION note_moved_claim() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO moved_row (moving, row_id) SELECT 'claim', id FROM earlier;
  IF tg_op = 'UPDATE' THEN
    INSERT INTO moved_row (moving, row_id) SELECT 'claim', changed.id FROM changed
      WHERE NOT EXISTS (SELECT 1 FROM earlier WHERE earlier.id = changed.id);
    INSERT INTO moved_row (moving, row_id)
    SELECT 'claim', other.id FROM earlier JOIN claim other
      ON other.payer_id = earlier.payer_id AND left(other.period_start, 7) = left(earlier.period_start, 7)
      WHERE NOT EXISTS (SELECT 1 FROM changed WHERE changed.id = earlier.id AND changed.payer_id = earlier.payer_id
        AND left(changed.period_start, 7) = left(earlier.period_start, 7))
    UNION SELECT 'invoice', invoice.id FROM earlier JOIN invoice ON invoice.payer_id = earlier.payer_id
      WHERE NOT EXISTS (SELECT 1 FROM changed WHERE changed.id = earlier.id AND changed.payer_id = earlier.payer_id
        AND left(changed.period_start, 7) = left(earlier.period_start, 7));
  ELSE
    INSERT INTO moved_row (moving, row_id)
    SELECT 'claim', other.id FROM earlier JOIN claim other
      ON other.payer_id = earlier.payer_id AND left(other.period_start, 7) = left(earlier.period_start, 7)
    UNION SELECT 'invoice', invoice.id FROM earlier JOIN invoice ON invoice.payer_id = earlier.payer_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER claim_moved_changed AFTER UPDATE ON claim REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved_claim();
--> statement-breakpoint
CREATE TRIGGER claim_moved_away AFTER DELETE ON claim REFERENCING OLD TABLE AS earlier FOR EACH STATEMENT EXECUTE FUNCTION note_moved_claim();
--> statement-breakpoint
-- What an entry of the books is about stands in its key. One that is made stands beside the change it books, which is
-- noted there; only what is added up (payments and what came too much) can be one too many.
CREATE FUNCTION note_moved_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  told text;
  part text;
  about uuid;
BEGIN
  FOREACH told IN ARRAY ARRAY[old.key, new.key] LOOP
    CONTINUE WHEN told IS NULL OR told = '';
    FOREACH part IN ARRAY (string_to_array(told, ':'))[2:] LOOP
      CONTINUE WHEN part !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
      about := part::uuid;
      INSERT INTO moved_row (moving, row_id)
      SELECT 'claim', id FROM claim WHERE id = about
      UNION ALL SELECT 'collection', id FROM collection WHERE id = about
      UNION ALL SELECT 'payout', id FROM payout WHERE id = about
      UNION ALL SELECT 'bankEntry', id FROM bank_entry WHERE id = about
      UNION ALL SELECT 'debtPayment', id FROM debt_payment WHERE id = about
      UNION ALL SELECT 'bankEntry', entry_id FROM claim_payment WHERE id = about AND entry_id IS NOT NULL
      UNION ALL SELECT 'debtPayment', attempt_id FROM claim_payment WHERE id = about AND attempt_id IS NOT NULL;
    END LOOP;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_moved_made AFTER INSERT ON ledger_entry FOR EACH ROW WHEN (new.key LIKE 'paid:%' OR new.key LIKE 'surplus:%') EXECUTE FUNCTION note_moved_entry();
--> statement-breakpoint
CREATE TRIGGER ledger_entry_moved_changed AFTER UPDATE ON ledger_entry FOR EACH ROW EXECUTE FUNCTION note_moved_entry();
--> statement-breakpoint
CREATE TRIGGER ledger_entry_moved_away AFTER DELETE ON ledger_entry FOR EACH ROW EXECUTE FUNCTION note_moved_entry();
--> statement-breakpoint
-- What was announced is the most that may be collected.
CREATE FUNCTION note_moved_notice() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO moved_row (moving, row_id) SELECT 'collection', id FROM collection
    WHERE notice_id = old.notice_id AND due_on = old.due_on;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER debit_notice_line_moved_changed AFTER UPDATE OR DELETE ON debit_notice_line FOR EACH ROW EXECUTE FUNCTION note_moved_notice();
--> statement-breakpoint
-- What has to be in an invoice goes by how its payer pays.
CREATE FUNCTION note_moved_payer() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO moved_row (moving, row_id) SELECT 'invoice', id FROM invoice WHERE payer_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payer_account_moved_changed AFTER UPDATE OF method ON payer_account FOR EACH ROW WHEN (old.method IS DISTINCT FROM new.method) EXECUTE FUNCTION note_moved_payer();
