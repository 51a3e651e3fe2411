import type { SectionMutations } from '../mutation.ts'

export const calls: SectionMutations = {
  section: '2 §7',
  rows: {
    'versions, headers, envelope, cancelled searches': [
      ['headers.ts', "source: 'x-source'", "source: 'x-from'"],
      ['exchange.ts', 'const cancellable = call.supersedes && !call.effect', 'const cancellable = false'],
      ['versions.ts', 'payment: 2', 'payment: 1'],
    ],
    'method, path and query of every call': [['common.ts', "path: '/status'", "path: '/state'"]],
    'the description of the calls, served and to read, with examples': [
      ['draw-operation.ts', 'Object.keys(way)[0]', 'Object.keys(way)[1]', 'api-document.test.ts'],
      ['comments-of-contract.ts', 'if (comment) words.set(name, comment)', '', 'comments-of-contract.test.ts'],
    ],
    'a write with an `Idempotency-Key` happens once, and the screens send one': [
      ['answer-once.ts', 'known.request !== request', 'known.request === id', 'answer-once.db.test.ts'],
      ['answer-once.ts', "if (known.hasEffect) refuse('requestInterrupted')", '', 'answer-once.db.test.ts'],
      ['request-keys.ts', 'unanswered.set(text, { key, since: now() })', 'unanswered.clear()', 'request-keys.test.ts'],
    ],
    "replies say that they depend on language and caller; what is somebody's is kept by nobody": [
      ['vary.ts', 'HEADERS.authorization', 'HEADERS.source', 'vary.db.test.ts'],
    ],
    '§7.1 common': [
      ['common.routes.ts', 'apiVersions: versions', 'apiVersions: {}'],
      ['region.routes.ts', 'item(regionInfo(world))', "item({ ...regionInfo(world), currency: 'XXX' })"],
    ],
    '§7.2 tariff': [
      [
        'stops.routes.ts',
        'route(calls.searchOrigins, ({ world }, { query }) => items(',
        'route(calls.searchOrigins, ({ world }, { query }) => items(query.date ? [] : ',
      ],
    ],
    '§7.2 external journey service': [['external-planner.ts', "format: 'json', ctx", "format: 'xml', ctx"]],
    '§7.3 login, token, register, activate, password, account': [
      [
        'sign-in.routes.ts',
        'handedOut(await token(context, body))',
        'item(await token(context, body))',
        'session.db.test.ts',
      ],
      ['registration.routes.ts', 'await activate(context, params.token)', '', 'register.db.test.ts'],
      ['account-mail.routes.ts', "await requestMail(context, 'passwordReset', body)", '', 'password.db.test.ts'],
      ['profile.routes.ts', 'await updateUser(context, params.id, body)', 'undefined', 'account.db.test.ts'],
    ],
    '§7.3 image': [
      ['sharp-pictures.ts', 'if (!isPicture(upload)) return undefined', '', 'profile-picture.db.test.ts'],
      [
        'ProfilePicturePage.tsx',
        '{account => <PicturePanel account={account} />}',
        '{() => null}',
        'ProfilePicturePage.test.tsx',
      ],
    ],
    '§7.3 shibboleth': [
      ['StudentPage.tsx', 'onClick={() => void begin()}', '', 'StudentPage.test.tsx'],
      ['StudentPage.tsx', '<CallErrors errors={errors} all />', '', 'StudentPage.test.tsx'],
      [
        'verify-student.ts',
        "return refuse('studentTaken')\n    const",
        "return refuse('studentNotMatched')\n    const",
        'student-verification.db.test.ts',
      ],
    ],
    '§7.3 mandates, documents, message of the day': [
      ['mandate.routes.ts', 'items(await showMandates(context))', 'items([])', 'mandate.db.test.ts'],
      ['document.routes.ts', 'fileName } }', "fileName: '' } }", 'document.db.test.ts'],
      ['message.routes.ts', 'items(await messagesOfTheDay(context))', 'items([])', 'message.db.test.ts'],
    ],
    '§7.3 subscriptionActions': [['subscription-actions.ts', ' : []', " : ['cancel']"]],
    '§7.3 settings/efa': [
      ['save-journey-settings.ts', 'await changeAccount(tx, id, { journeySettings })', '', 'settings.db.test.ts'],
      ['use-usual-modes.ts', 'modesWanted(selectJourneySettings(state))', 'undefined', 'journey-settings.test.tsx'],
    ],
    '§7.4 wallet': [
      ['wallet.routes.ts', 'location: url }', "location: '' }", 'wallet.db.test.ts'],
      [
        'apple-wallet.ts',
        "of('valid', 'validFrom', 'validUntil')",
        "of('valid', 'validFrom')",
        'wallet-passes.test.ts',
      ],
      ['wallets-of-device.ts', "wallet === 'google'", "wallet !== 'google'", 'wallets-of-device.test.ts'],
    ],
    '§7.5 address validation': [
      ['address.routes.ts', 'street: query.street ?? NOTHING', 'street: NOTHING'],
      ['address.routes.ts', 'items(numbers.map(houseNumber => ({ houseNumber })))', 'items([])'],
    ],
    '§7.6 feedback': [
      ['feedback.routes.ts', 'items(levelBelow(params.id, language))', 'items([])'],
      ['feedback.routes.ts', 'await sendFeedback(context, params.id, body)', "await sendFeedback(context, '', body)"],
    ],
    '§7.7 order fulfilment': [
      ['fulfilment.routes.ts', 'await resendEmail(context, params.orderId)', ''],
      ['queue-waiting.ts', 'queued: waiting.length }, act', 'queued: 0 }, act'],
      ['queue-waiting.ts', 'scopeOf(context).clientIds', 'world.clients.served'],
    ],
    '§7.8 payment': [
      ['payment-method.routes.ts', 'await deleteMethod(context, params.id)', '', 'payment-method.db.test.ts'],
      [
        'payment-method.routes.ts',
        'owner.clientId === clientId && owner.accountId === userId ?',
        'clientId ?',
        'payment-method.db.test.ts',
      ],
      [
        'payment.routes.ts',
        'items(presentTypes(world.payments.name, offeredMethods(world, visitor), language))',
        'items([])',
        'checkout.db.test.ts',
      ],
      ['send-refund-mail.ts', 'ticketIds.includes(ticketId)', 'ticketId', 'send-refund-mail.db.test.ts'],
    ],
    '§7.9 prepaid': [['prepaid.routes.ts', 'params.cardNumber', "''"]],
    '§7.10 sales': [
      [
        'sales.routes.ts',
        'await setAmount(context, params.orderId, params.ticketId, params.amount)',
        'await setAmount(context, params.orderId, params.ticketId, 1)',
        'cart.db.test.ts',
      ],
      [
        'sales.routes.ts',
        'executionOf(body, { buyer: body.guest, isGuest: true })',
        'executionOf(body, { buyer: null, isGuest: true })',
        'purchase.db.test.ts',
      ],
    ],
    '§7.11 subscriptionCategories, subscriptions, subscriptionDetails, price': [
      ['offers.ts', 'content.category === categorieId', 'true'],
      ['subscription-price.ts', "quote.state !== 'known'", 'false'],
    ],
    '§7.11 validateMask': [
      [
        'validate-mask.ts',
        'evaluateMask(content.masks, currentMask, fieldValues, today)',
        'evaluateMask(content.masks, currentMask, {}, today)',
      ],
    ],
    '§7.11 validateMask warns of the same for the same person and time, and refuses nothing': [
      ['held-already.ts', 'a.birthDate === b.birthDate', 'true', 'held-already.test.ts'],
      [
        'ordered-by.queries.ts',
        'eq(application.visitorId, id)',
        'eq(application.clientId, clientId)',
        'ordering.db.test.ts',
      ],
      ['HeldAlready.tsx', 'until === null', 'until !== null', 'SubscriptionCheckoutPage.test.tsx'],
    ],
    '§3.7 what contracts owe is claimed once, month by month': [
      ['claim-part.ts', 'today.ok ? today.nextLook : null', 'null'],
      ['claim-part.ts', 'tried.ok ? tried.value : FAILED', "tried.ok ? tried.value : { ...FAILED, reason: 'byHand' }"],
    ],
    '§3.7 each claimed period has its pass, on the phone of who travels and nobody else’s': [
      [
        'wanted-passes.ts',
        'return without(within(timeline.covered, period), blocked)',
        'return within(timeline.covered, period)',
      ],
      ['pass-part.ts', 'await tellMissing(world, tx, missing)', '', 'pass.db.test.ts'],
      ['pass.invariants.ts', 'not k.passes_due', 'k.passes_due', 'pass.db.test.ts'],
      ['show-passes.ts', 'mayShow ? await passesOf', '!mayShow ? await passesOf', 'pass.db.test.ts'],
    ],
    '§3.7 the pass of a period is there without a network, renewed where there is one, and gone when its holder signs out':
      [
        ['use-kept-passes.ts', 'answer.payload.data.forEach(storedPasses.keep)', '{}', 'ConfirmationPage.test.tsx'],
        ['forget-owned.ts', 'deviceArea.removeItem(PASSES_KEY)', '', 'ConfirmationPage.test.tsx'],
        [
          'kept-page.ts',
          "'/account/subscription': '/confirm'",
          "'/account/subscriptions': '/confirm'",
          'kept-page.test.ts',
        ],
      ],
    '§5 chip cards are ordered once, made, sent and blocked, whatever the producer does': [
      ['medium-round.ts', 'order.serial !== null && order.serial !== serial', 'false', 'medium.db.test.ts'],
      ['CardView.tsx', "state === 'sent' && arrivesOn", 'false', 'SubscriptionPage.test.tsx'],
      [
        'media.repository.ts',
        "happening.payload.cause === 'lost'",
        "happening.payload.cause === 'staff'",
        'medium.db.test.ts',
      ],
    ],
    '§3.7 months pass in a demo: its clock moves contracts on, and what they owe is collected': [
      ['move-clock.ts', 'day <= days', 'day <= 1', 'demo-desk.db.test.ts'],
      ['keep-demo-customers.ts', 'run: claimPart', 'run: async () => undefined', 'demo-customers.db.test.ts'],
    ],
    '§3.8 after a small warning of the credit agency the first month is paid before the contract is concluded': [
      ['spend-first-payment.ts', "order?.state !== 'completed'", 'false', 'first-payment.db.test.ts'],
      ['place-first.ts', 'given.amountInCent !== cents', 'false', 'first-payment.db.test.ts'],
      ['PayFirst.tsx', '...link, paymentMethodId', "...link, paymentMethodId: ''", 'SubscriptionConfirmPage.test.tsx'],
    ],
    '§7.11 uploadFiles': [
      ['kind-of-file.ts', 'BEGINNINGS.find(([, beginning]) => beginsWith(head, beginning))', 'BEGINNINGS[0]'],
    ],
    '§7.11 submit': [['checked-order.ts', 'shown.priceInCent !== price.cents', 'false']],
    '§7.11 confirm': [
      ['linked-order.ts', 'given.clientId === clientId', 'true', 'ordering.db.test.ts'],
      ['look-after-applications.ts', "['New'], unconfirmed", "['Unknown'], unconfirmed", 'flow.db.test.ts'],
    ],
    '§7.11 links of mails: a missing proof, another account, what is due': [
      ['signed-links.ts', 'link.act !== act', 'false'],
    ],
    '§7.11 a contract is withdrawn from for fourteen days, and until the next working day where the last is none; a beginning before that is asked for':
      [
        [
          'order/withdrawal.ts',
          'workingDayFrom(addDays(concluded, WITHDRAWAL_DAYS))',
          'addDays(concluded, WITHDRAWAL_DAYS)',
          'withdrawal.test.ts',
        ],
        [
          'withdrawn.ts',
          'withdrawableUntil(businessDateOf(concludedOn))',
          'businessDateOf(concludedOn)',
          'withdrawn.test.ts',
        ],
        ['checked-order.ts', 'order.firstDay <= withdrawableUntil(today) && ', 'false && ', 'ordering.db.test.ts'],
      ],
    '§7.11 what was declared without login finds its contract, and waits for a person': [
      [
        'match-declaration.ts',
        'afterGivingUp(state, timeline.span.from, businessDateOf(receivedOn))',
        'afterGivingUp(state, timeline.span.from, happening.effectiveOn)',
        'desk.db.test.ts',
      ],
      [
        'match-contract.ts',
        'weight(b.reasons) - weight(a.reasons)',
        'weight(a.reasons) - weight(b.reasons)',
        'match-contract.test.ts',
      ],
    ],
    '§7.11 subscriptionContracts, nextDebits, journal': [
      ['contract.present.ts', 'listChangeRequests: isSubscriber ?', 'listChangeRequests: true ?', 'who-may.db.test.ts'],
      ['debits.ts', 'const SHOWN_DEBITS = 3', 'const SHOWN_DEBITS = 4', 'own-contract.db.test.ts'],
      ['journal.ts', "roles.includes('subscriber') ? parentOf(event) : null", 'null', 'own-contract.db.test.ts'],
      ['journal.ts', 'words.own(maskedIban(iban))', 'words.own(iban)', 'debited-account.db.test.ts'],
      ['held-contract.ts', 'held.filter(hasPart)', 'held', 'changes-at-desk.db.test.ts'],
    ],
    '§7.11 preview': [
      ['change-effect.ts', 'checked.happenings.reduce(withHappening, facts)', 'facts', 'notice.db.test.ts'],
      ['change-effect.ts', 'project(changed, until)', 'project(facts, until)', 'preview-is-kept.db.test.ts'],
    ],
    '§7.11 cancellationDates, cancel, pause, taking back': [
      [
        'ask-change.ts',
        'const receivedOn = world.clock()',
        "const receivedOn = '2026-11-21T09:00:00.000Z'",
        'notice.db.test.ts',
      ],
      ['ask-change.ts', 'if (same) return same', '', 'contract-change.db.test.ts'],
      ['ask-change.ts', 'seq !== undefined && seq !== held.stored.seq', 'false', 'contract-change.db.test.ts'],
      ['take-back.ts', 'seqs: request.events', 'seqs: []', 'contract-change.db.test.ts'],
      ['cancellation-days.ts', 'erlaubteTage: allowed', 'erlaubteTage: [earliest]', 'changes-at-desk.db.test.ts'],
      ['own-contract.repository.ts', ".for('update')", '', 'contract-change.db.test.ts'],
    ],
    '§7.11 refund, replacement, cardRecipient, replacementCardToken, reasonsForAction': [
      ['decide-change.ts', '!isUndecided(request.state)', 'false', 'contract-change.db.test.ts'],
      ['decide-at-desk.ts', 'givesBack ? twoPeople(by) : by', 'by', 'desk.db.test.ts'],
      ['card-token.ts', '!isOnItsWay || !wasOrdered', 'false', 'contract-change.db.test.ts'],
    ],
    '§3.7 who comes of age, who pays instead of somebody, and a new price that was told': [
      ['payer-replaced.ts', 'together(all.get(payer),', 'together(undefined,', 'payer-replaced.test.ts'],
      ['open-pause.ts', 'const REMINDER_DAYS = 14', 'const REMINDER_DAYS = 7', 'open-pause.db.test.ts'],
      [
        'payer-replaced.ts',
        'of.includes(share.payer) ? by : share.payer',
        'share.payer',
        'people-of-contracts.db.test.ts',
      ],
      ['payer-replaced.ts', 'comesOfAgeOn(birthDate) <= today', 'true', 'people-of-contracts.db.test.ts'],
      ['change-product.ts', 'product.net ?? now?.net', 'now?.net', 'changes-at-desk.db.test.ts'],
      ['agree-shares.ts', '!checkShares(shares).ok', 'false', 'changes-at-desk.db.test.ts'],
      ['special-right.ts', 'received <= usableUntil &&', '', 'special-right.test.ts'],
      ['open-pause.ts', 'REMINDER_DAYS = 14', 'REMINDER_DAYS = 13', 'open-pause.test.ts'],
    ],
    '§7.11 missingProofOfEntitlement': [
      ['proof.present.ts', '.filter(proof => proof.isMissing)', '', 'own-contract.db.test.ts'],
    ],
    '§7.11 a proof that came later is looked at by a person, and the pass waits until then': [
      [
        'examine-proof.ts',
        "if (verdict === 'rejected') return askForProofAgain",
        'if (verdict !== verdict) return askForProofAgain',
        'link-act.db.test.ts',
      ],
      ['examined-proof.ts', 'await takeAwayProof(tx, proofId)', '', 'link-act.db.test.ts'],
      ['examine-proof.ts', 'subjectId: proofId', 'subjectId: contractId', 'desk.db.test.ts'],
      ['ProofList.tsx', ') : isBeingExamined ? (', ') : isMissing ? (', 'SubscriptionPage.test.tsx'],
    ],
    '§7.11 another account is debited: from which debit on, for what else, with consent; the mandate before stays provable':
      [
        ['change-debited-account.ts', "'changed', mandateId", "'given', mandateId", 'debited-account.db.test.ts'],
        ['show-debited-account.ts', 'stored.id !== id &&', '', 'debited-account.db.test.ts'],
        ['paying.ts', 'from > day && from < span.to', 'from > day', 'paying.test.ts'],
        [
          'AccountAction.tsx',
          'accountHolder, consent: true',
          "accountHolder: '', consent: true",
          'debited-account.test.tsx',
        ],
      ],
    '§3.7 new prices that contracts are told of: written, tried over all contracts, released by a second person, answered by link or account, proven; regulated and by consent':
      [
        ['price-answer.ts', 'endedAfter(addDays(from, -1))', 'endedAfter(from)', 'price-campaign.test.ts'],
        ['release-campaign.ts', 'campaign.editedBy === visitor.id', 'false', 'staff-campaign.db.test.ts'],
        ['campaign-round.ts', "mode === 'regulated' ||", "mode !== 'regulated' ||", 'campaign-journey.db.test.ts'],
        ['change-of-contract.ts', "{ cause: 'unclear' }", "{ cause: 'unchanged' }", 'price-campaign.db.test.ts'],
        ['PriceCampaignPage.tsx', '<CampaignCounters campaign={campaign} />', '', 'price-campaigns.test.tsx'],
        ['NewPrice.tsx', 'answer: chosen, textHash', "answer: 'ends', textHash", 'NewPrice.test.tsx'],
      ],
    '§7.11 what nobody paid is handed over to a collection agency in a file, once, and reported where it is paid after that (beside it)':
      [
        ['hand-over.ts', 'left.get(claim.claimId) ?? 0', '0', 'hand-overs.db.test.ts'],
        ['HandOvers.tsx', '{mayMake && (', '{!mayMake && (', 'dunning.test.tsx'],
      ],
    '§7.11 what is owed to payers is transferred to their account: released by somebody else, booked, owed again where it does not arrive (beside it)':
      [
        ['payout.ts', 'if (isStopped) return', 'if (!isStopped) return', 'payout.test.ts'],
        ['payout-round.ts', 'await dropPayouts(world, tx, file.id)', '', 'payout.db.test.ts'],
        ['apply-payout.ts', "if (isTold) await tell(world, tx, 'paidOutUnsent')", '', 'match-payout.db.test.ts'],
        ['show-payouts.ts', "'waits' in answer ? answer.waits : null", 'null', 'staff-payouts.db.test.ts'],
        ['PayoutsPage.tsx', '<OwedPayers />', '', 'payouts.test.tsx'],
      ],
    '§7.11 what came back is owed again, told, reminded of, paid by a link and good again at once (beside it)': [
      ['return-policy.ts', 'wrong * 1000 > count', 'wrong * 1000 >= count', 'return-policy.test.ts'],
      ['doubt-data.ts', "{ what: 'wrongAccounts', found }", "{ what: 'fileBroken' }", 'bank-message.db.test.ts'],
      ['apply-return.ts', 'await reactToReturns(world, tx, rows)', '', 'bank-message.db.test.ts'],
      ['dunning.ts', "['death', 'insolvency']", "['death']", 'dunning.test.ts'],
      ['act-on-case.ts', 'if (stopsCollecting(kind))', 'if (!stopsCollecting(kind))', 'dunning.db.test.ts'],
      ['dunning-round.ts', 'if (isBlocked) await block(world, tx, contractIds)', '', 'dunning.db.test.ts'],
      ['dunning-round.ts', "{ what: 'notDunned' }", "{ what: 'noAddressee' }", 'dunning.db.test.ts'],
      ['settle-debt.ts', 'if (ENDED.has(report.state)) await endPayment(world, id)', '', 'debt-payment.db.test.ts'],
      ['PayDebt.tsx', "debt.state === 'paid'", 'false', 'SubscriptionLinkPage.test.tsx'],
    ],
    '§7.11 whoever owes something of a contract pays it from there, and nobody else is led anywhere (beside it)': [
      ['pay-own-debt.ts', "act: 'pay', payerId", "act: 'seeDue'", 'pay-own-debt.db.test.ts'],
      ['debit.present.ts', "held.roles.includes('payer') && openCents(held) > 0", 'false', 'pay-own-debt.db.test.ts'],
      ['PayOpen.tsx', '<CallErrors errors={errors} all />', '', 'SubscriptionPage.test.tsx'],
    ],
    '§7.11 an order that may be a fraud is paid first, looked up or looked at by people, with all that says so (beside it)':
      [
        ['assess-order.ts', 'count >= from && count', 'count > from && count', 'assess-order.test.ts'],
        ['ruled-guard.ts', 'counts.confirmed > 0', 'false', 'ruled-guard.db.test.ts'],
        ['decide-suspicion.ts', 'found.state !== state', 'false', 'staff-fraud.db.test.ts'],
        ['FraudPage.tsx', "if (!mayDecide) return [to('look')]", '', 'fraud.test.tsx'],
      ],
    '§7.11 what is claimed is announced, collected by a file that a second person releases, and has come (beside it)': [
      ['release-file.ts', 'file.builtBy === by ||', 'false ||', 'collection.db.test.ts'],
      ['wanted-lines.ts', 'if (!tried.ok) failed += 1', '', 'collection.db.test.ts'],
    ],
    '§7.11 files of banks are written as German banks take them, read again before they go, and read once with limits (beside it)':
      [
        [
          'check-payments.ts',
          "if (seen.has(piece.endToEndId)) faults.add('referenceTwice')",
          '',
          'check-payments.test.ts',
        ],
        ['write-direct-debits.ts', "element('ChrgBr', 'SLEV')", "element('ChrgBr', 'SHAR')", 'write-payments.test.ts'],
        ['read-sections.ts', "if (before.includes('<!DOCTYPE')) refuseDoctype()", '', 'hostile-files.test.ts'],
        ['declares-type.ts', 'LOOKED_AT = 1024 * 1024', 'LOOKED_AT = 2048 * 1024', 'declares-type.test.ts'],
        ['statement-sums.ts', 'sum !== turned', 'false', 'read-answers.test.ts'],
      ],
    '§7.11 a demo bank takes files, has their money come and come back by test accounts, and errs where it is asked to (beside it)':
      [['plan-answers.ts', "fault === 'reject-file'", 'false', 'bank.test.ts']],
    '§7.11 who pays by a mandate that nobody used is asked for a new one once, sixty days before it lapses (beside it)':
      [
        [
          'remind-of-mandates.ts',
          'if (await wasAsked(tx, payerId, since)) return',
          '',
          'remind-of-mandates.db.test.ts',
        ],
        ['change-account.ts', " === 'usable'", " !== 'revoked'", 'remind-of-mandates.db.test.ts'],
        ['mandate-use.ts', 'const ASK_DAYS = 60', 'const ASK_DAYS = 30', 'mandate-use.test.ts'],
      ],
    '§7.11 travelExpenseCertificate': [
      ['certificate.ts', "if (claims.length === 0) refuse('nothingClaimed')", '', 'certificate.db.test.ts'],
      ['paid-claims.ts', 'left -= paid', '', 'paid-claims.test.ts'],
    ],
    '§7.11 cancelWithoutLogin': [['subscription.ts', "body.kind === 'ordinary' || body.reason.trim() !== ''", 'true']],
  },
}

export const failuresOfCalls: SectionMutations = {
  section: '2 §8',
  rows: {
    '§8.1 a rejection is recorded per action, keyed by field': [
      ['failed.ts', 'field: item.fieldName', "field: ''"],
      ['failed.ts', 'item.customerErrorMessage || item.errorMessage', 'item.customerErrorMessage'],
    ],
    '§8.1 timeout and any other failure with code -1': [
      ['failed.ts', "failed([local('error.timeoutCommunication')])", "failed([local('error.backendCommunication')])"],
      ['failed.ts', 'LOCAL_ERROR = -1', 'LOCAL_ERROR = 0'],
    ],
  },
}
