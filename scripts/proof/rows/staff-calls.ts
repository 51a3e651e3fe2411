import type { SectionMutations } from '../mutation.ts'

export const staffCalls: SectionMutations = {
  section: '3 §7.1',
  rows: {
    'invoices that are not paid and were never sent are told apart, listed and counted until they are (ours)': [
      [
        'listed-invoices.queries.ts',
        "('open', 'overdue') and not",
        "('open', 'overdue') or not",
        'staff-invoice.db.test.ts',
      ],
      ['send-invoice.ts', ' && (await wasSent(world.db, first))', '', 'staff-invoice.db.test.ts'],
      ['UnsentWarning.tsx', 'if (!isUnsent) return null', '', 'invoices.test.tsx'],
      ['invoices-address.ts', 'isUnsent: state === UNSENT || undefined', 'isUnsent: undefined', 'invoices.test.tsx'],
    ],
    'money whose reference names nothing is proposed for the invoices of whoever its name or account fits, to the cent, and is booked once somebody says so (ours)':
      [
        ['proposed-invoices.ts', "currency !== 'EUR' || ", '', 'proposed-invoices.test.ts'],
        ['proposed-invoices.ts', 'theirs.size > 1 && ', '', 'proposed-invoices.test.ts'],
        ['proposed-invoices.ts', 'openCents > 0', 'openCents >= 0', 'proposed-invoices.test.ts'],
        ['invoice-proposals.ts', '(ibansOf.get(id) ?? []).map(({ iban }) => iban)', '[]', 'staff-bank.db.test.ts'],
        ['InvoiceChoice.tsx', 'numbersOf(proposal) === number', 'true', 'bank.test.tsx'],
      ],
    'a contract says which organisation pays, and how each payer is asked: by a debit, or by an invoice that is to come or is not paid (ours)':
      [
        ['asked-next.ts', 'before?.isHeld', 'false', 'asked-next.test.ts'],
        [
          'asked-next.ts',
          'first < today ? invoicedOn(claim.periodStart, today) : first',
          'first',
          'asked-next.test.ts',
        ],
        ['who-pays.ts', 'payer?.organisation?.name ?? ', '', 'who-pays.db.test.ts'],
        [
          'invoice-month.ts',
          'knownOn < addDays(own, INVOICE_DAY - 1) ? own : addMonths(own, 1)',
          'own',
          'invoice.test.ts',
        ],
        ['DebitLines.tsx', "amountInCent < 0 ? 'credit' : way", 'way', 'contracts.test.tsx'],
      ],
    'what no customer could have asked for is entered at the desk, tried debit by debit: an end without notice, of a pause before its day, a credit or a fee (ours)':
      [
        ['desk-event.ts', 'if (effectiveOn < span.from) ', 'if (effectiveOn > span.to) ', 'desk-event.test.ts'],
        ['desk-event.ts', 'from < event.from && ', '', 'desk-event.test.ts'],
        [
          'desk-event.ts',
          "['refund', -amountInCent] as const",
          "['refund', amountInCent] as const",
          'change-contract.db.test.ts',
        ],
        [
          'enter-event.ts',
          "if (seq !== undefined && seq !== stored.seq) refuse('contractChanged', 'seq')",
          '',
          'change-contract.db.test.ts',
        ],
        [
          'change-contract.ts',
          "change.kind === 'end' || (change.kind === 'charge' && change.what === 'credit')",
          'false',
          'change-contract.db.test.ts',
        ],
        ['wished-change.ts', 'centsOf(amount) ?? 0', '0', 'change-contract.test.tsx'],
        ['typed-cents.ts', "cents.padEnd(2, '0')", 'cents', 'typed-cents.test.ts'],
      ],
    'several statements are run one after the other and handed over as one zip, all of them or none; each run is noted (ours)':
      [
        [
          'run-together.ts',
          'const asked = [...new Set(descriptions)]',
          'const asked = descriptions',
          'sql-statement.db.test.ts',
        ],
        ['run-together.ts', 'OF_ALL.includes(one.field) ? one : { ...one, field }', 'one', 'sql-statement.db.test.ts'],
        [
          'acting.ts',
          'tx => noteDone(context, tx, { call, done, by: null })',
          'tx => noteDone(context, tx, { call, done: { act: done.act }, by: null })',
          'sql-statement.db.test.ts',
        ],
        ['use-run-statements.ts', 'aboutOneOf(statements, refused)', 'refused', 'statements.test.tsx'],
      ],
    'an order is taken back, whole or booking by booking, with a comment; what is cancelled already is said (§2.4)': [
      ['cancel-order.ts', "comment === '' ? CANCELLATION_COMMENT : comment", 'comment', 'cancel-order.db.test.ts'],
      ['cancel-order.ts', ' && !isReceived) return booked', ') return booked', 'handed-over-order.db.test.ts'],
      ['cancel-bookings.ts', 'if (wanted.length === 0 || ', 'if (', 'cancel-bookings.test.ts'],
      ['take-back.ts', 'await cancelIssued(tx, ticketIds, bookedOn)', '', 'cancel-order.db.test.ts'],
    ],
    'who has asked for a second person sees what became of it, takes it back without a right to agree, and is told the decision by mail; a request names who has decided (ours)':
      [
        ['staff/second-person.ts', 'waiting.askedBy === by ? mayDecline', 'true ? mayDecline', 'second-person.test.ts'],
        ['withdraw-act.ts', "if (refusal) refuse(refusal, 'approvalId')", '', 'approval.db.test.ts'],
        ['tell-asker.ts', 'if (askedBy !== by) ', '', 'approval.db.test.ts'],
        ['list-approvals.ts', ', askedBy: visitor.id }', ' }', 'approval.db.test.ts'],
        ['use-approvals.ts', "!mayApprove || whose === 'mine'", "whose === 'mine'", 'approvals.test.tsx'],
      ],
    'a refund that its provider refused is tried again under a key of its own, or noted as paid by hand: it goes back once, and is found and counted no longer (ours)':
      [
        ['domain/src/payment/failed-refund.ts', 'tries === 1 ?', 'true ?', 'failed-refund.test.ts'],
        ['domain/src/payment/failed-refund.ts', ' && tries === seenTries', '', 'failed-refund.test.ts'],
        [
          'move-refund.ts',
          "if (!isFailedAsSeen(refund, seenTries)) refuse('changedMeanwhile', 'expectedTries')",
          '',
          'move-refund.db.test.ts',
        ],
        ['refund/failed-refund.ts', 'bookedOn: now }, paidFrom)', 'bookedOn: now })', 'move-refund.db.test.ts'],
        ['refund-payment.ts', '!refund.compared && ', 'false && ', 'move-refund.db.test.ts'],
        [
          'refund.repository.ts',
          "eq(refunds.tries, tries), eq(refunds.state, 'requested')",
          "eq(refunds.state, 'requested')",
          'retry-refund.db.test.ts',
        ],
        ['RefundActs.tsx', "!mayAct || refund.state !== 'failed'", '!mayAct', 'refund.test.tsx'],
      ],
    'what a company wants a second person for waits until somebody else agrees': [
      ['acting.ts', 'waitingAct(context.world, call, done)', 'undefined', 'approval.db.test.ts'],
      ['approve-act.ts', 'if (refusal) refuse(refusal)', '', 'approval.db.test.ts'],
      ['staff/second-person.ts', 'cents + before', 'cents', 'second-person.test.ts'],
      ['call/act/second-person.ts', 'clientId === own ? [] : [clientId]', '[]', 'cancel-order.db.test.ts'],
      ['cancel-order.ts', 'await givenBackBefore(world, tx, orderId)', '0', 'cancel-order.db.test.ts'],
      ['staff/second-person.ts', 'cents > aboveCents', 'cents >= aboveCents', 'second-person.test.ts'],
      [
        'call/act/second-person.ts',
        'needsSecondPerson({ acts, aboveCents }, approved, givesBack)',
        'needsSecondPerson({ acts, aboveCents: 1e9 }, approved, givesBack)',
        'cancel-order.db.test.ts',
      ],
    ],
    'the payment of an order is verified (§2.4)': [
      ['verify-payment.ts', 'if (!isDecided(attempt.state)) await', 'if (isDecided(attempt.state)) await'],
    ],
    'orders in trouble are found by what is wrong with them: paid and without tickets, refund failed or open, paid too much or too little, interrupted, test purchase':
      [
        ['order-trouble.queries.ts', "= 'wrongAmount' and exists", "= 'alreadyPaid' and exists"],
        ['order-trouble.queries.ts', "= 'demo' or", "= 'nobody' or"],
        ['search-orders.ts', "term === '' && trouble === undefined ?", "term === '' ?"],
      ],
    'mails of several orders, or of all that are found, go out again: shown before, told and noted one by one; above five hundred a second person is asked':
      [
        ['resend-orders.ts', 'states: asked.states.filter(isPaid)', 'states: asked.states', 'resend-orders.db.test.ts'],
        ['second-person.ts', 'each.length > 0 ? each : [act]', '[act]', 'resend-orders.db.test.ts'],
        ['acting.ts', ' || done.isSmall === true', '', 'resend-orders.db.test.ts'],
        ['use-orders-bulk.tsx', 'dryRun ? { dryRun } : {}', '{}', 'orders-bulk.test.tsx'],
      ],
    'chosen orders are handed over as a file': [
      ['export-orders.ts', 'among ? orderIds.filter(id => among.includes(id)) : orderIds', 'orderIds'],
      ['OrdersFile.tsx', '...(orderIds && { orderIds: [...orderIds] }), ', '', 'orders-bulk.test.tsx'],
    ],
    'the mail of an order goes out again': [['resend-order.ts', 'await mailAgain(context, tx, order)', '']],
    "a person's page leads to their orders, contracts, claims, suspicions and submissions as far as the reader's rights reach, orders and contracts lead back, and base data are confirmed there (ours)":
      [
        ['found-contracts.queries.ts', 'party.accountId} = ', 'party.accountId} <> ', 'user-matters.db.test.ts'],
        ['debts-of-user.ts', 'filter(({ cents }) => cents > 0)', 'slice(1)', 'user-matters.db.test.ts'],
        [
          'fraud-cases.queries.ts',
          "eq(party.accountId, accountId), ne(fraudCase.level, 'low')",
          'eq(party.accountId, accountId)',
          'user-matters.db.test.ts',
        ],
        ['listed-submissions.queries.ts', 'sender.client_id = seen.client_id', 'true', 'user-matters.db.test.ts'],
        ['UserMatters.tsx', '{seesContracts && <ContractsOfUser', '{<ContractsOfUser', 'user-matters.test.tsx'],
        ['ConfirmDataButton.tsx', 'expected: confirmed', 'expected: !confirmed', 'user-matters.test.tsx'],
      ],
    'what a second person may have to agree to asks for a fresh proof, is done by nobody alone, never by who asks, and once; what was refused before a proof is tried again by itself (ours)':
      [
        [
          'staff-order-acts.ts',
          "stepUp: true, approval: 'cancellation'",
          "approval: 'cancellation'",
          'staff-matrix.db.test.ts',
        ],
        ['approve-act.ts', 'if (refusal) refuse(refusal)', 'void refusal', 'staff-matrix.db.test.ts'],
        ['use-trial-dispatch.ts', '[dispatch, proofs]', '[dispatch]', 'cancellation.test.tsx'],
      ],
    'whose bank lines, cases of dunning and suspected orders were read in full is noted, and a check without a ticket is shown without its names to who may not see personal details (ours)':
      [
        ['read-rows.ts', 'isFull ? rows.map(idOf) : []', '[]', 'staff-bank.db.test.ts'],
        ['read-rows.ts', 'isFull ? rows.map(idOf) : []', 'rows.map(idOf)', 'staff-fraud.db.test.ts'],
        ['staff-case.present.ts', 'isFull ? stored.birthDate : null', 'stored.birthDate', 'enforcement.db.test.ts'],
      ],
    "a copy of a customer's data is handed out as a file by who may, noted in the audit and in the customer's history (ours)":
      [
        ['hand-out-data.ts', ' || !hasUserType(userType, USER_TYPE.WebShop)', '', 'user-matters.db.test.ts'],
        [
          'export-user-data.ts',
          "await note(world, db, { kind: 'dataExported', accountId: account.id })",
          '',
          'user-matters.db.test.ts',
        ],
        ['DataCopyButton.tsx', '!mayHandOut || ', '', 'user-matters.test.tsx'],
      ],
    'the event of a refund that failed is over by itself once its money is back, and says so (ours)': [
      [
        'tell-made-good.ts',
        "await settleEvent(tx, world, { kind: 'refund', about: whose.refundId })",
        '',
        'retry-refund.db.test.ts',
      ],
      ['EventNote.tsx', "isSettled ? 'events.settledOn' : 'events.notedOn'", "'events.notedOn'", 'events.test.tsx'],
    ],
    'a list with names that is loaded again is noted once in a quarter of an hour, and anew where it names somebody else (ours)':
      [
        ['read-rows.ts', '-MINUTES', '-60', 'staff-bank.db.test.ts'],
        ['read-notes.queries.ts', 'JSON.stringify(after)', "'{}'", 'staff-bank.db.test.ts'],
      ],
    'what a company keeps of files has an end: attachments together, and documents in one account (ours)': [
      [
        'edit-attachments.ts',
        "if (kept + content.length > attachmentMegabytes * MEGABYTE) refuse('filesFull', 'file')",
        '',
        'attachment.db.test.ts',
      ],
      ['put-document.ts', ' + bytes.length > MOST_BYTES_OF_ACCOUNT', ' < 0', 'staff-document.db.test.ts'],
    ],
    'a company defines roles of its own, which give nobody more than whoever gives them holds (ours)': [
      ['own-roles.ts', 'rights.map(right => RIGHTS[right])', '[]', 'staff-rights.db.test.ts'],
      [
        'RightsField.tsx',
        'rightsOf(target.value).filter(right => mayGive(own, right))',
        'rightsOf(target.value)',
        'staff.test.tsx',
      ],
    ],
    'no page tells how the company guards itself: rules against misuse, reminders, networks of staff, limits (ours)': [
      ['for-browser.ts', 'fraud: _fraud, ', '', 'for-browser.test.ts'],
      ['for-browser.ts', '    staffNetworks: _networks,\n', '', 'for-browser.test.ts'],
    ],
    'addresses of the settings lead with https to public names, or the draft is not released (ours)': [
      ['unsafe-addresses.ts', "protocol !== 'https:' || ", '', 'examine-client.test.ts'],
      ['unsafe-addresses.ts', ' && !OF_A_HOUSE.test(hostname)', '', 'examine-client.test.ts'],
    ],
    'drafts of pages that wait for their release are a queue, which leads to just these (ours)': [
      ['queues.queries.ts', '.where(inArray(pageDraft.clientId, [...clientIds]))', '', 'queues.db.test.ts'],
      ['PagesPage.tsx', "state.release === '' || draft !== null", 'true', 'pages.test.tsx'],
    ],
    'a statement asks for the service area it names, which bookings and tickets know; who writes statements has to be allowed to run them (ours)':
      [
        [
          'read-statement.ts',
          'known.toLowerCase() === word.toLowerCase()',
          'known === word',
          'sql-statement.db.test.ts',
        ],
        ['staff-statements.ts', '...runs.rights, ', "'AllowedToUseAdminPanel', ", 'sql-statement.db.test.ts'],
      ],
    'a statement is bound to the companies that its reader sees, whatever it says: the own one, or all for who sees every company':
      [
        [
          'run-statement.ts',
          'clientIds: scopeOf(context).clientIds',
          'clientIds: world.clients.served',
          'sql-statement.db.test.ts',
        ],
        ['report-schema.ts', '= any ((select report.clients())::text[])`', 'is not null`', 'reports.db.test.ts'],
      ],
    'the list of direct debits is narrowed down by how far runs have come and by files to release, and the queue of these leads to just them (ours)':
      [
        ['billing-runs.queries.ts', " and f.state = 'built')`\n  return", ')`\n  return', 'staff-billing.db.test.ts'],
        ['billing-runs-address.ts', '{ toRelease: true }', '{ state: undefined }', 'billing.test.tsx'],
      ],
    'the activation mail goes out again, not to an active or disabled user (§2.4)': [
      ['resend-verification.ts', "if (confirmed.some(isCustomer)) refuse('activationNotPossible', 'email')", ''],
    ],
    "several accounts are enabled or disabled, and several customers' data confirmed, at once; shown before, told one by one":
      [
        ['each-of.ts', 'if (!refusal) throw failure', 'throw failure', 'set-users-active.db.test.ts'],
        [
          'set-active.ts',
          "if (userId === visitor.id) refuse('ownAccount', 'userId')",
          '',
          'set-users-active.db.test.ts',
        ],
        ['staff-users.ts', 'z.maxLength(BULK_USERS', 'z.maxLength(1000', 'set-users-active.db.test.ts'],
        ['use-users-bulk.tsx', 'dryRun ? { dryRun } : {}', '{}', 'users.test.tsx'],
      ],
    'staff mail who concluded a contract what is due, the ticket once more, or the link that confirms an address a school has named, where one waits for it':
      [
        ['contract-act.ts', "tellDue: 'seeDue'", "tellDue: 'showPass'", 'contracts.test.tsx'],
        ['ContractActs.tsx', 'contract.isAddressUnconfirmed &&', 'true &&', 'contracts.test.tsx'],
        ['show-contract.ts', '(await namedWith(tx, contractId)) !== undefined', 'false', 'decided-request.db.test.ts'],
      ],
    'documents for a customer: a file or a text becomes one in their account, they are told by mail; who, when, read; taken back':
      [
        [
          'put-document.ts',
          "await queueMail(world, tx, 'documentAdded', { accountId, language })",
          '',
          'staff-document.db.test.ts',
        ],
        ['document.repository.ts', ', isNull(userDocument.takenBackOn))', ')', 'staff-document.db.test.ts'],
        ['DocumentsDialog.tsx', '{mayWrite && (', '{(', 'documents.test.tsx'],
        [
          'take-back-document.ts',
          "if (writerId === null) refuse('documentOfShop', 'documentGuid')",
          '',
          'staff-document.db.test.ts',
        ],
        ['customer-document.ts', '(last.list.length > 0 ? begin(null) : last)', 'last', 'customer-document.test.ts'],
      ],
    'contracts at the desk: staff have a wished change hold, after a trial debit by debit; deadlines by receipt; taken back; the pass blocked':
      [
        [
          'change-for-customer.ts',
          'situationOf(held, receivedOn)',
          'situationOf(held, now)',
          'change-contract.db.test.ts',
        ],
        [
          'change-contract.ts',
          "day > today ? refuse('notValid', 'receivedOn')",
          'day > today ? now',
          'change-contract.db.test.ts',
        ],
        [
          'block-pass.ts',
          "refuse(isBlocked ? 'alreadyBlocked' : 'notBlocked')",
          'undefined',
          'change-contract.db.test.ts',
        ],
        ['ChangeContractDialog.tsx', 'const edited = () => setTried(null)', 'const edited = () => undefined'],
      ],
    'a declaration without login is matched by a number that is typed, seen before it holds': [
      [
        'match.ts',
        'contractByNumber(tx, clientId, comparableNumber(contractNumber))',
        'contractByNumber(tx, clientId, contractNumber)',
        'staff-declaration.db.test.ts',
      ],
      ['NumberField.tsx', "if (typed !== '') onNamed(typed)", '', 'submissions.test.tsx'],
    ],
    'two accounts of one person become one: what goes over is said before, both are noted, the other is closed': [
      ['merge-accounts.ts', 'closed.hasContracts && kept.hasContracts', 'false'],
      ['merge-accounts.ts', 'closed.clientId === kept.clientId', 'true'],
      ['merge-users.ts', "await endSessionsOf(world, tx, userId, 'staff')", '', 'merge-users.db.test.ts'],
      [
        'merge-users.ts',
        "await note(world, tx, { kind: 'mergedInto', accountId: into })",
        '',
        'merge-users.db.test.ts',
      ],
      [
        'merge.repository.ts',
        '.set({ ownerId: into })\n    .where(eq(orders.ownerId, from))',
        '.set({ ownerId: from })\n    .where(eq(orders.ownerId, from))',
        'merge-users.db.test.ts',
      ],
      ['MergeDialog.tsx', 'query: { dryRun: true }, ', '', 'users.test.tsx'],
      ['MergeDialog.tsx', 'sum + (trial', 'sum * (trial', 'users.test.tsx'],
    ],
    'master data of a user are edited; two who do so at once are shown both versions, and it is noted which fields (§2.4)':
      [
        ['update-user.ts', "refuse('changedMeanwhile', 'expected')", 'void 0', 'user.access.db.test.ts'],
        ['update-user.ts', 'changed: namesOf(body)', 'changed: Object.keys({})', 'user.access.db.test.ts'],
        ['user.access.ts', "[...EDITS, 'AllowedToManageStaff']", 'EDITS', 'user.access.db.test.ts'],
        ['EditButton.tsx', '|| user.isMasked ', '', 'users.test.tsx'],
        ['edit-values.ts', 'typed[name] !== before[name]', 'true', 'users.test.tsx'],
        ['use-saved-user.ts', 'if (now) setTheirs(now)', '', 'users.test.tsx'],
      ],
    'staff and roles: who works here is listed, invited, given other rights, which say their roles and when they were used (§6)':
      [
        ['invite-member.ts', "if (refusal) refuse(refusal, 'rights')", '', 'staff-rights.db.test.ts'],
        [
          'staff-account.queries.ts',
          'or(eq(userAccount.username, username), eq(userAccount.emailKey, emailKey))',
          'eq(userAccount.username, username)',
          'staff-rights.db.test.ts',
        ],
        ['show-access.ts', 'used.get(call) ?? null', 'null', 'staff-rights.db.test.ts'],
        ['MemberDialog.tsx', 'await lookAgain()', 'void lookAgain', 'staff.test.tsx'],
        ['RightsField.tsx', 'locked || !mayGive(own, RIGHTS[right])', 'locked', 'staff.test.tsx'],
        ['roles-held.ts', '!full.some(other => isPartOf(role, other))', 'true', 'roles-held.test.ts'],
      ],
    'data of customers are found, confirmed and rejected; the same call toggles (§§2.4, 4, 5)': [
      ['confirm-base-data.ts', 'wasConfirmed ? null : world.clock()', 'world.clock()'],
      ['base-data.ts', 'Boolean(email || firstName || lastName)', 'true'],
      ['update-user.ts', 'if (isAnother || Object.keys(addresses).length > 0)', 'if (isAnother)'],
    ],
    'contracts and applications are found by number, name, state and what waits at them, and shown whole': [
      ['found-contracts.queries.ts', "term.includes('@')", 'false', 'staff-contract.db.test.ts'],
      ['found-contracts.queries.ts', 'made.serial in', 'made.serial not in', 'staff-contract.db.test.ts'],
      ['found-contracts.queries.ts', 'given.party_id) from', 'null) from', 'staff-contract.db.test.ts'],
      ['listed-contracts.queries.ts', 'from === undefined ? []', 'true ? []', 'staff-contract.db.test.ts'],
      ['contract-trouble.queries.ts', "('parked', 'unparked')", "('parked')", 'staff-contract.db.test.ts'],
      [
        'listed-contracts.queries.ts',
        '.clientId} = client.id and',
        ".clientId} || '' = client.id and",
        'contract-list-plans.db.test.ts',
      ],
      [
        'show-contract.ts',
        'isFull ? (name: string) => name : maskedText',
        '(name: string) => name',
        'staff-contract.db.test.ts',
      ],
    ],
    'what is sent in without signing in is one list, found by kind, state, day and text, without names; shown whole only to who may see personal details, taken on, commented on and done once':
      [
        ['listed-submissions.queries.ts', 'and received_on <', 'and received_on >'],
        ['staff-submission.present.ts', 'text: isFull ? text', 'text: true ? text'],
        [
          'show-submission.ts',
          'const { clientIds } = scopeOf(context)',
          'const clientIds = context.world.clients.served',
        ],
        ['handle-submission.ts', 'if (isDecidedUpon(kind))', 'if (!kind)'],
        ['submission.repository.ts', 'from}::uuid`', 'from}::uuid or true`', 'staff-submission.db.test.ts'],
        ['submission.repository.ts', 'setWhere: isNull(submissionHandling.doneOn),', ''],
        ['SubmissionActs.tsx', "if (name !== 'assign') setText('')", "setText('')", 'submissions.test.tsx'],
      ],
    'what was asked for about a contract is decided on, and a contract that was set aside goes on; both tried first': [
      [
        'decide-request.ts',
        "verdict === 'accepted' && request.kind === 'refund' ?",
        'true ?',
        'staff-contract.db.test.ts',
      ],
      [
        'decide-request.ts',
        'asked.find(({ id }) => id === changeRequestGuid)',
        'asked[0]',
        'staff-contract.db.test.ts',
      ],
      ['let-go-on.ts', '{ contractId, by, reason })', "{ contractId, by, reason: '' })", 'staff-contract.db.test.ts'],
      ['unpark-contract.ts', "if (!fold(events, now)?.parked) refuse('notParked')", '', 'staff-contract.db.test.ts'],
      ['unpark-contract.ts', 'const by = twoPeople(unparking.by)', 'const { by } = unparking', 'desk.db.test.ts'],
    ],
    'subscriptions are written as drafts, checked, tried, released, taken off and copied; two who write at once lose nothing':
      [
        [
          'edit-offers.ts',
          "if (seenOf(versions) !== seen) refuse('changedMeanwhile', 'seen')",
          '',
          'staff-offer.db.test.ts',
        ],
        ['edit-offers.ts', "refuse('versionNotChecked', 'key')", '{}', 'staff-offer.db.test.ts'],
        [
          'staff-offer.present.ts',
          "state === 'draft' && previewToken !== null",
          'previewToken === null',
          'staff-offer.db.test.ts',
        ],
        ['offer-faults.ts', "value.de.trim() === '' || ", '', 'offer-faults.test.ts'],
        ['OfferDialog.tsx', 'faults.length === 0 && (', 'true && (', 'offers.test.tsx'],
        ['drawing.ts', '...rest.slice(0, to)', '...rest', 'offers.test.tsx'],
      ],
    'applications are granted and rejected, proofs opened and judged, contracts set aside by hand; tried first': [
      ['decide-at-desk.ts', '...done, givesBack: 0', '...done', 'decide-at-desk.db.test.ts'],
      ['examine-proof.ts', 'asked === undefined || one.contractId === asked', 'true', 'decide-at-desk.db.test.ts'],
      ['park-contract.ts', "if (timeline.parked) return refuse('alreadyParked')", '', 'decide-at-desk.db.test.ts'],
      ['proof-file.queries.ts', 'row?.fileId ?? undefined', 'undefined', 'decide-at-desk.db.test.ts'],
      ['next-look.ts', "timeline?.parked === 'byHand'", 'false', 'next-look.test.ts'],
    ],
    'what was declared without signing in is listed with the contracts that may be meant, matched or dismissed with a reason, tried first':
      [
        [
          'staff-declaration.present.ts',
          'isFull ? wanted.reason',
          'wanted ? wanted.reason',
          'staff-declaration.db.test.ts',
        ],
        ['match.ts', 'by, reason, lastDay }', 'by, reason }', 'staff-declaration.db.test.ts'],
        [
          'match-declaration.ts',
          'return accepted(cancelled(dates, chosen)).happening',
          'return null',
          'desk.db.test.ts',
        ],
        ['dismiss.ts', 'by, reason })', "by, reason: '' })", 'staff-declaration.db.test.ts'],
      ],
    'who did what, and was refused what, is found and exported': [
      ['acts.queries.ts', 'Id} = client.id', 'Id} is not null', 'audit.db.test.ts'],
      ['act-list.ts', ', last?.act)', ')', 'audit.db.test.ts'],
      ['count-refusal.ts', '} + 1`', '} + 0`', 'refusals.db.test.ts'],
      ['acting.ts', 'if (read) await', 'if (!read) await', 'decide-at-desk.db.test.ts'],
    ],
    'customers say that nobody is to act in their place, at once; who acted in whose place is reported by month (ours)':
      [
        [
          'allow-take-over.ts',
          "if (!allowed) await endTakenOver(world, tx, id, 'elsewhere')",
          '',
          'take-over.db.test.ts',
        ],
        [
          'take-over.ts',
          "if (account.takeOverRefusedOn !== null) refuse('takeOverUnwanted')",
          '',
          'take-over.db.test.ts',
        ],
        [
          'take-overs.queries.ts',
          'and done.number > note.number',
          'and done.number < note.number',
          'take-over.db.test.ts',
        ],
        ['AuditPage.tsx', "isReport = view === 'takeOvers' && ", 'isReport = false && ', 'audit.test.tsx'],
        [
          'account.repository.ts',
          "where(eq(userAccount.id, accountId)).for('update')",
          'where(eq(userAccount.id, accountId))',
          'take-over.db.test.ts',
        ],
      ],
    'who left a school or company is forgotten two years after, with the name where nothing else is known; what stands in payroll lists as long as receipts are kept (ours)':
      [
        [
          'forget-memberships.ts',
          'businessDateOf(keptSince(memberships, now))',
          'businessDateOf(now)',
          'forget-memberships.db.test.ts',
        ],
        ['forget-memberships.ts', 'if (!memberships) return\n', '', 'forget-memberships.db.test.ts'],
        [
          'forget-memberships.ts',
          'delete from party_person p where',
          'delete from party_person p where false and',
          'forget-memberships.db.test.ts',
        ],
      ],
    "the office's menu shows the entry of the page one is on, also once entries more have come, and leaves whoever scrolls on (ours)":
      [
        ['use-current-in-view.ts', 'if (!isSeen) menu', 'if (isSeen) menu', 'use-current-in-view.test.tsx'],
        ['use-current-in-view.ts', 'shown.current.scrolledTo !== scrollTop', 'false', 'use-current-in-view.test.tsx'],
      ],
    "staff act in a customer's place, with a reason and for a quarter of an hour; what is the owner's alone stays closed, and the customer is told (§2.4)":
      [
        ['take-over.ts', 'account?.clientId === clientId && ', '', 'take-over.db.test.ts'],
        ['give-back-tickets.ts', 'before + cents', 'cents', 'take-over.db.test.ts'],
        ['for-customers.ts', 'effect ? takeOverSubject(name) === undefined', 'effect ? false', 'take-over.db.test.ts'],
        ['tell-owners.ts', '      await noteTold(tx, id, now)\n', '', 'take-over.db.test.ts'],
        ['live-session.ts', ", eq(userAccount.state, 'active')", '', 'take-over.db.test.ts'],
        ['live-session.ts', ', isSignedIn)', ')', 'take-over.db.test.ts'],
        [
          'live-session.ts',
          'return holdsRights(staff.rights, TAKE_OVER_RIGHTS)',
          'return true',
          'take-over.db.test.ts',
        ],
        ['TakeOverButton.tsx', ' && user.clientId === clientId', '', 'take-over.test.tsx'],
        ['TakenOverBar.tsx', '    backToStaff()\n', '', 'take-over.test.tsx'],
      ],
    'who was checked without a pass is entered, finds by number and birth date what is owed, and pays it like a ticket: the fee where a pass in their name was good at that minute, which nothing else is told of':
      [
        ['pass-verdict.ts', 'pass.issuedOn <= checkedOn &&', '', 'pass-verdict.test.ts'],
        ['pass-verdict.ts', 'blockedOn <= moment', 'blockedOn < moment', 'pass-verdict.test.ts'],
        ['named-on-pass.ts', ': birthDate === checked.birthDate', ': true', 'pass-verdict.test.ts'],
        ['enforcement-line.ts', "{ type: 'offsettingEntry', cents: -fareCents },", '', 'pay-case.db.test.ts'],
        ['enforcement-case.repository.ts', ', eq(born, birthDate)', '', 'enforcement.db.test.ts'],
        ['find-case.ts', "await limitTries(context, 'enforcement', caseNumber)", '', 'enforcement.db.test.ts'],
        ['pay-case.ts', "refuse('paymentInProgress')", 'undefined', 'pay-case.db.test.ts'],
        ['pay-case.ts', 'enforcementCents(stored) !== priceCents', 'false', 'pay-case.db.test.ts'],
        ['CaseResult.tsx', 'enforcementCase: asked', '', 'forgotten-pass.test.tsx'],
        ['EnforcementPage.tsx', 'mayEnter && (', '(', 'enforcement.test.tsx'],
      ],
    'inspectors find what tickets show by the day of their sale, of no day that is still to come, and each look is noted (ours)':
      [
        ['words-of-days.ts', "if (last > today) refuse('inFuture', 'soldOn')", '', 'enforcement.db.test.ts'],
        ['words-of-days.ts', 'codeWord(clientId, soldOn)', 'codeWord(clientId, last)', 'enforcement.db.test.ts'],
        ['partner-words.ts', 'noteAct(context, tx,', 'Promise.resolve(context, tx,', 'enforcement.db.test.ts'],
        ['CodeWordsDialog.tsx', 'setSoldOn(typed)', "setSoldOn('')", 'enforcement.test.tsx'],
      ],
    'programs of partners call by a key, which opens orders or contracts without names, and nothing else': [
      ['partner-of-key.ts', ', eq(apiKey.clientId, clientId)', '', 'api-key.db.test.ts'],
      ['access.ts', 'visitor.scopes.includes(access.scope) ? undefined', 'visitor.scopes.length > 0 ? undefined'],
      ['visitor-of-request.ts', "access.who === 'partner' && ", '', 'api-key.db.test.ts'],
      ['show-partner-order.ts', ' || order.paidOn === null', ''],
      ['api-keys.ts', 'hash: hashed(secret)', 'hash: secret'],
      [
        'api-keys.ts',
        "if (!said.scopes.every(scope => mayGive(visitor.rights, scope))) refuse('apiKeyScopeUnseen', 'scopes')",
        '',
      ],
    ],
    'servers of partners are told what happens by signed messages, tried for three days and sent again by hand': [
      ['webhook.queries.ts', 'webhook.events} ? ', 'webhook.clientId} <> ', 'webhook.db.test.ts'],
      ['deliver-webhooks.ts', 'if (!(await tell(world, to, delivery))) return', 'await tell(world, to, delivery)'],
      ['https-sender.ts', ' || isClosed(url, isPublic)', '', 'https-sender.test.ts'],
      ['https-sender.ts', '.filter(({ address }) => isPublic(address))', '', 'https-sender.test.ts'],
      ['edit-webhook.ts', "if (before.version !== version) refuse('changedMeanwhile', 'version')", 'void version'],
    ],
    'a statement that took too long is explained, with a hint (ours)': [
      [
        'slow-plan.ts',
        "one['Node Type'] === 'Nested Loop' && one['Plan Rows'] > MANY",
        "one['Node Type'] === 'Nested Loop'",
        'slow-plan.test.ts',
      ],
      ['slow-plan.ts', '.slice(0, MOST_LINES)', '', 'slow-plan.test.ts'],
    ],
    'messages of the day by place in the shop and by language (ours)': [
      ['message-audience.ts', 'at !== undefined && places.includes(at)', 'at !== undefined'],
      ['message.queries.ts', " = '{}' or ", " = '{}' or true or ", 'message.db.test.ts'],
    ],
    'a page is saved as a draft that the shop does not show, and released by who has the right; discarded it is as if nobody had written (ours)':
      [
        ['edit-page.ts', 'draft?.version !== version', 'draft === undefined', 'dynamic-page.db.test.ts'],
        ['draft-page.ts', 'before?.version ?? client', 'client', 'dynamic-page.db.test.ts'],
        ['dynamic-pages.ts', "[...rights, 'AllowedToReleasePages']", 'rights', 'dynamic-page.db.test.ts'],
        ['DraftActs.tsx', 'disabled={isTyped}', 'disabled={false}', 'pages.test.tsx'],
      ],
    "pages with a path of one's own: added, read at `/seite/…`, deleted (ours)": [
      ['free-page.ts', ' && !isLegalKind(path)', ''],
      ['free-page.ts', '[language, ...LANGUAGES].find', '[language].find'],
    ],
    'languages with their completeness in percent, of texts, tickets and pages, as a list like all others: texts that are missing or German, pages nobody has translated, each with the way there (ours)':
      [
        ['language-gaps.ts', ' && isWorded(text)', '', 'language-gaps.test.ts'],
        ['language-gaps.ts', 'text.trim() === german.trim()', "text === ''", 'language-gaps.test.ts'],
        ['use-share.ts', 'Math.floor(100 * shareOf(share))', 'Math.ceil(100 * shareOf(share))', 'tariff.test.tsx'],
        ['ShopLanguages.tsx', 'code.startsWith(', 'Boolean(', 'tariff.test.tsx'],
      ],
    'what staff did to an order, a contract or an account stands with it for who may see the audit, and leads to all of it (ours)':
      [
        ['StaffLog.tsx', 'seesAudit ? <Acts', '!seesAudit ? <Acts', 'orders.test.tsx'],
        ['acts.queries.ts', 'GUID.test(term) && subjectKind', 'false', 'audit.db.test.ts'],
      ],
    'the audit is searched by the numbers and addresses that people know, by a reason within a span, and by acts in words (ours)':
      [
        ['meant-subjects.queries.ts', 'orderNumberMeant(term)', 'term', 'audit.db.test.ts'],
        [
          'search-acts.ts',
          "if (reason !== '' && from === undefined) refuse('narrowFilter', 'reason')",
          '',
          'audit.db.test.ts',
        ],
        ['acts.queries.ts', "call.includes('/')", 'true', 'audit.db.test.ts'],
        [
          'use-named-calls.ts',
          '.map(([value, text]) => ({ value, text }))',
          '.map(([value, text]) => ({ value: text, text }))',
          'audit.test.tsx',
        ],
      ],
    'staff correct, add and take away the addresses of an account, not where somebody has seen others (§2.4)': [
      ['update-user.ts', 'held.length !== seen.length ||', '', 'user.access.db.test.ts'],
      ['edit-values.ts', '...(hasMoved && { addresses: lived }),', '', 'users.test.tsx'],
    ],
    'before a page or the order of its groups is released, the question shows what passengers see now and what they would, line by line (ours)':
      [
        ['BoardEditor.tsx', 'before: linesOf(stored.shown)', 'before: linesOf(stored)', 'tariff.test.tsx'],
        ['DraftActs.tsx', 'before={wholeOf(page)}', 'before={wholeOf(draft)}', 'pages.test.tsx'],
        ['board-lines.ts', 'hidden.length === 0 ? []', 'hidden.length > 0 ? []', 'board-lines.test.ts'],
      ],
    'versions of the settings and of what is arranged of the tariff name who has written and released them (ours)': [
      ['config.present.ts', "names.get(version.releasedBy ?? '') ?? null", 'null', 'configuration.db.test.ts'],
      ['arrangement-versions.ts', 'names.get(stored.writtenBy) ?? ', '', 'arrangement.db.test.ts'],
    ],
    'the audit and approvals lead to whatever an act is about that has a screen, for who may see it (ours)': [
      ['SubjectLink.tsx', 'holdsRights(rights, officeRoutes[screen].rights) ?', 'true ?', 'audit.test.tsx'],
      ['SubjectLink.tsx', "invoice: 'adminInvoice',", '', 'audit.test.tsx'],
    ],
    'the queue of messages that partners’ servers did not take leads to just these servers (ours)': [
      ['WebhooksPage.tsx', "state.failing === '' || failed > 0", 'true', 'webhooks.test.tsx'],
    ],
    'drafts of settings, of the tariff’s arrangement and of statements, and what the reader has taken on, wait on the dashboard (ours)':
      [
        ['drafts.queries.ts', "eq(source, 'staff'),", "eq(source, 'product'),", 'queues.db.test.ts'],
        ['drafts.queries.ts', 'eq(submissionHandling.assignedTo, reader),', '', 'queues.db.test.ts'],
      ],
    'accounts are found by number, how an address, user name or last name begins, and narrowed down by state, kind and days; a text that may mean more than ten thousand asks for more (ours)':
      [
        [
          'search-users.ts',
          "found.length > COUNTED ? refuse('narrowFilter', 'search') : found",
          'found',
          'search-users.db.test.ts',
        ],
        ['found-users.queries.ts', 'email_key like', 'email_key =', 'search-users.db.test.ts'],
        ['listed-users.queries.ts', 'registeredOn} >= ', 'registeredOn} <= ', 'search-users.db.test.ts'],
        ['found-users.queries.ts', 'lower(last_name) like', 'last_name ilike', 'user-plans.db.test.ts'],
      ],
    'staff enable what they have disabled; an account that waits for its owner, a colleague’s without the right to manage staff and one’s own stay as they are (ours)':
      [
        ['set-active.ts', "from !== 'registered' && ", '', 'set-active.db.test.ts'],
        [
          'set-active.ts',
          "if (isStaff && !holdsRights(visitor.rights, ['AllowedToManageStaff'])) ",
          'if (false) ',
          'set-active.db.test.ts',
        ],
      ],
    'orders and their mails are found by the number of a ticket or ride as it is printed (ours)': [
      ['ticket-number.ts', '?.[1] ?? text', '?.[0] ?? text', 'ticket-number.test.ts'],
      ['found-orders.queries.ts', 'orderNumberMeant(term)', 'term.toUpperCase()', 'staff-order.db.test.ts'],
      ['listed-mails.queries.ts', 'beginning(orderNumberMeant(term))', 'beginning(term)', 'staff-mail.db.test.ts'],
    ],
    'orders are found by the last four digits of a card, and by tags of staff (ours)': [
      ['tag-orders.ts', "if (after.length > MOST) refuse('tooManyTags', 'add')", '', 'tag-orders.db.test.ts'],
      ['tag-orders.ts', 'await dropTags(tx, orderId, remove)', '', 'tag-orders.db.test.ts'],
    ],
    'notice or a pause that staff say was asked for long ago waits for a second person where the company wants one, who is shown what it comes to; a credit sent twice counts once (ours)':
      [
        ['given-back.ts', ' || periodStart <= today', '', 'given-back.test.ts'],
        ['waiting-money.queries.ts', 'row?.cents ?? 0', '0', 'change-contract.db.test.ts'],
      ],
  },
}
