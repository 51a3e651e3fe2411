CREATE TABLE "moved_row" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moved_row_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"moving" text NOT NULL,
	"row_id" uuid NOT NULL
);
--> statement-breakpoint
-- by hand: whatever writes, beside each change stands what of it is to be checked. Arguments come in pairs: what moves,
-- and the column with its id, which may be empty. By the right of the owner: the portal's role needs none.
CREATE FUNCTION note_moved() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  pair integer;
BEGIN
  FOR pair IN 0 .. tg_nargs / 2 - 1 LOOP
    EXECUTE format(
      'insert into moved_row (moving, row_id) select distinct %L, %I from changed where %2$I is not null',
      tg_argv[pair * 2], tg_argv[pair * 2 + 1]);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER claim_moved_made AFTER INSERT ON claim REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('claim', 'id');
--> statement-breakpoint
CREATE TRIGGER claim_moved_changed AFTER UPDATE ON claim REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('claim', 'id');
--> statement-breakpoint
CREATE TRIGGER collection_moved_made AFTER INSERT ON collection REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('collection', 'id', 'bankFile', 'file_id');
--> statement-breakpoint
CREATE TRIGGER collection_moved_changed AFTER UPDATE ON collection REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('collection', 'id', 'bankFile', 'file_id');
--> statement-breakpoint
CREATE TRIGGER collection_claim_moved_made AFTER INSERT ON collection_claim REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('collection', 'collection_id', 'claim', 'claim_id');
--> statement-breakpoint
CREATE TRIGGER collection_claim_moved_changed AFTER UPDATE ON collection_claim REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('collection', 'collection_id', 'claim', 'claim_id');
--> statement-breakpoint
CREATE TRIGGER collection_claim_moved_away AFTER DELETE ON collection_claim REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('collection', 'collection_id', 'claim', 'claim_id');
--> statement-breakpoint
CREATE TRIGGER payout_moved_made AFTER INSERT ON payout REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('payout', 'id', 'bankFile', 'file_id');
--> statement-breakpoint
CREATE TRIGGER payout_moved_changed AFTER UPDATE ON payout REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('payout', 'id', 'bankFile', 'file_id');
--> statement-breakpoint
CREATE TRIGGER payout_claim_moved_made AFTER INSERT ON payout_claim REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('payout', 'payout_id', 'claim', 'claim_id');
--> statement-breakpoint
CREATE TRIGGER payout_claim_moved_changed AFTER UPDATE ON payout_claim REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('payout', 'payout_id', 'claim', 'claim_id');
--> statement-breakpoint
CREATE TRIGGER payout_claim_moved_away AFTER DELETE ON payout_claim REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('payout', 'payout_id', 'claim', 'claim_id');
--> statement-breakpoint
CREATE TRIGGER bank_file_moved_made AFTER INSERT ON bank_file REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('bankFile', 'id');
--> statement-breakpoint
CREATE TRIGGER bank_file_moved_changed AFTER UPDATE ON bank_file REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('bankFile', 'id');
--> statement-breakpoint
CREATE TRIGGER bank_entry_moved_made AFTER INSERT ON bank_entry REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('bankEntry', 'id');
--> statement-breakpoint
CREATE TRIGGER bank_entry_moved_changed AFTER UPDATE ON bank_entry REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('bankEntry', 'id');
--> statement-breakpoint
CREATE TRIGGER bank_return_moved_made AFTER INSERT ON bank_return REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('collection', 'collection_id', 'bankEntry', 'entry_id');
--> statement-breakpoint
CREATE TRIGGER bank_return_moved_changed AFTER UPDATE ON bank_return REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('collection', 'collection_id', 'bankEntry', 'entry_id');
--> statement-breakpoint
CREATE TRIGGER bank_return_moved_away AFTER DELETE ON bank_return REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('collection', 'collection_id', 'bankEntry', 'entry_id');
--> statement-breakpoint
CREATE TRIGGER claim_payment_moved_made AFTER INSERT ON claim_payment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('claim', 'claim_id', 'bankEntry', 'entry_id', 'debtPayment', 'attempt_id');
--> statement-breakpoint
CREATE TRIGGER claim_payment_moved_changed AFTER UPDATE ON claim_payment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('claim', 'claim_id', 'bankEntry', 'entry_id', 'debtPayment', 'attempt_id');
--> statement-breakpoint
CREATE TRIGGER claim_payment_moved_away AFTER DELETE ON claim_payment REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('claim', 'claim_id', 'bankEntry', 'entry_id', 'debtPayment', 'attempt_id');
--> statement-breakpoint
CREATE TRIGGER debt_payment_moved_made AFTER INSERT ON debt_payment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('debtPayment', 'id');
--> statement-breakpoint
CREATE TRIGGER debt_payment_moved_changed AFTER UPDATE ON debt_payment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('debtPayment', 'id');
--> statement-breakpoint
CREATE TRIGGER invoice_moved_made AFTER INSERT ON invoice REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('invoice', 'id');
--> statement-breakpoint
CREATE TRIGGER invoice_moved_changed AFTER UPDATE ON invoice REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('invoice', 'id');
--> statement-breakpoint
CREATE TRIGGER invoice_line_moved_made AFTER INSERT ON invoice_line REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('invoice', 'invoice_id');
--> statement-breakpoint
CREATE TRIGGER invoice_line_moved_changed AFTER UPDATE ON invoice_line REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('invoice', 'invoice_id');
--> statement-breakpoint
CREATE TRIGGER invoice_line_moved_away AFTER DELETE ON invoice_line REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('invoice', 'invoice_id');
--> statement-breakpoint
CREATE TRIGGER invoice_claim_moved_made AFTER INSERT ON invoice_claim REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('invoice', 'invoice_id', 'claim', 'claim_id');
--> statement-breakpoint
CREATE TRIGGER invoice_claim_moved_changed AFTER UPDATE ON invoice_claim REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('invoice', 'invoice_id', 'claim', 'claim_id');
--> statement-breakpoint
CREATE TRIGGER invoice_claim_moved_away AFTER DELETE ON invoice_claim REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('invoice', 'invoice_id', 'claim', 'claim_id');
--> statement-breakpoint
CREATE TRIGGER payroll_list_moved_made AFTER INSERT ON payroll_list REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('payrollList', 'id');
--> statement-breakpoint
CREATE TRIGGER payroll_list_moved_changed AFTER UPDATE ON payroll_list REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('payrollList', 'id');
--> statement-breakpoint
CREATE TRIGGER payroll_entry_moved_made AFTER INSERT ON payroll_entry REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('payrollList', 'list_id', 'claim', 'claim_id');
--> statement-breakpoint
CREATE TRIGGER payroll_entry_moved_changed AFTER UPDATE ON payroll_entry REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('payrollList', 'list_id', 'claim', 'claim_id');
--> statement-breakpoint
CREATE TRIGGER payroll_entry_moved_away AFTER DELETE ON payroll_entry REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved('payrollList', 'list_id', 'claim', 'claim_id');
--> statement-breakpoint
-- Tickets of orders are checked by their orders.
CREATE FUNCTION note_moved_pass() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO moved_row (moving, row_id) SELECT 'pass', id FROM changed WHERE contract_id IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER issued_ticket_moved_made AFTER INSERT ON issued_ticket REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved_pass();
--> statement-breakpoint
CREATE TRIGGER issued_ticket_moved_changed AFTER UPDATE ON issued_ticket REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_moved_pass();
