import type { SectionMutations } from '../mutation.ts'

export const product: SectionMutations = {
  section: '1 §1',
  rows: {
    subscriptions: [
      ['submit-subscription.ts', 'const SAME_WITHIN = 10', 'const SAME_WITHIN = 0', 'ordering.db.test.ts'],
      ['claim-part.ts', 'today.ok ? today.nextLook : null', 'null', 'claim.db.test.ts'],
      ['SubscriptionOffersPage.tsx', 'draft={draft}', 'draft={undefined}', 'SubscriptionOffersPage.test.tsx'],
    ],
    'payment through a provider': [
      ['open-attempt.ts', 'order.returnUrl ?? world.config.PUBLIC_URL', 'world.config.PUBLIC_URL', 'paying.db.test.ts'],
      [
        'payment.routes.ts',
        'items(presentTypes(world.payments.name, offeredMethods(world, visitor), language))',
        'items([])',
        'checkout.db.test.ts',
      ],
    ],
    'a price a feed does not give is unknown': [
      ['fare-rules-v1.ts', 'return dead.length === 0', 'return true', 'dead-references-v1.test.ts'],
      ['leg-rules.ts', 'Number(!sold)', '0', 'dead-references-v2.test.ts'],
      ['leg-rules.ts', 'sold ? product : UNPRICED.id', 'product', 'dead-references.property.test.ts'],
    ],
    'barcodes are of the version that inspectors read': [
      [
        'rail-ticket-data.ts',
        'issuingTime: optional(timeOfDay)',
        'issuingTime: required(timeOfDay)',
        'rail-ticket-data.test.ts',
      ],
      ['issue-ticket.ts', '?? COMMON_EDITION', "?? '3'", 'barcode-edition.db.test.ts'],
      ['uic-barcode.ts', 'edition === NEWEST ||', 'true ||', 'uic-barcode.test.ts'],
    ],
    'money and mails when machines fail': [
      ['answer-failures.ts', '|| isStatementTimeout(error)', '', 'answer-failures.test.ts'],
      ['answer-failures.ts', '|| isStatementTimeout(error)', '', 'stuck-table.db.test.ts'],
      ['send-leased.ts', 'unknown >= MOST_UNKNOWN', 'false', 'send-leased.db.test.ts'],
      ['reconcile.ts', 'keptCents > 0 ?', 'keptCents < 0 ?', 'after-restore.db.test.ts'],
    ],
    'a ticket shows the word of its day of sale and the running time of the server, and says by voice when it begins and ends':
      [
        ['keyed-words.ts', "createHmac('sha256', secret)", "createHmac('sha256', 'known')", 'keyed-words.test.ts'],
        ['server-clock.ts', 'ahead < least || ahead > most', 'true', 'server-clock.test.ts'],
        ['InspectionStrip.tsx', 'if (now > Date.parse(validTo)) return null', '', 'ConfirmationPage.test.tsx'],
        ['ValidityBadge.tsx', '{state !== before && (', '{state === before && (', 'ConfirmationPage.test.tsx'],
      ],
    'several tickets of an order one at a time, the one that is valid first; since when a device keeps what it shows without a network':
      [
        [
          'OrderTickets.tsx',
          'wantedFirst(passes, serverNow())?.ticketId',
          'passes[0]?.ticketId',
          'ConfirmationPage.test.tsx',
        ],
        ['last-sales.ts', 'isNew(order.orderId) ? undefined', 'true ? undefined', 'last-sales.test.ts'],
      ],
    'open results stay true: they are asked for again while they are looked at, each trip in its place, and what no answer confirms grows old':
      [
        ['aged-trips.ts', "fresh === 'live' || fresh === 'ahead'", 'true', 'aged-trips.test.ts'],
        ['aged-trips.ts', 'byId.get(trip.id) ?? trip', 'trip', 'fresh-trips.test.tsx'],
        ['keep-trips-fresh.ts', "document.addEventListener('visibilitychange', onTime)", '', 'fresh-trips.test.tsx'],
      ],
    'trips run as the company tells: late, cancelled, from another platform, with a connection at risk; what is too old or ahead of time is not shown, and what cannot be is not believed':
      [
        ['freshness.ts', 'if (age < -MOST_AHEAD)', 'if (age > MOST_AHEAD)', 'freshness.test.ts'],
        ['judge-feed.ts', 'unknown > known', 'false', 'judge-feed.test.ts'],
        ['spread-delays.ts', 'delay >= -MOST_EARLY && delay <= MOST_LATE', 'true', 'live-times.test.ts'],
        ['live-facts.ts', "return 'cancelled'", 'return null', 'live-facts.test.ts'],
      ],
    'a ticket is given back by whoever has its order, guests too, until it begins; its price goes back the way it came, once':
      [
        ['give-back-until.ts', "state === 'used' || ridesUsed > 0", "state === 'used'", 'give-back.test.ts'],
        ['give-back-tickets.ts', "if (!verdict.ok) refuse(verdict.reason, 'ticketGuids')", '', 'give-back.db.test.ts'],
      ],
    'when a ticket is valid, for a calendar: by the clock of the region through both clock nights, without its barcode':
      [
        [
          'calendar-moment.ts',
          'if (isShownTwice(instant, zone)) return',
          'if (false) return',
          'ticket-calendar.test.ts',
        ],
        ['zone-lines.ts', 'from: shownBy(at, before)', 'from: shownBy(at, after)', 'ticket-calendar.test.ts'],
        ['ticket-calendar.ts', 'isVoid ? 1 : 0', '0', 'ticket-calendar.test.ts'],
        ['get-ticket-calendar.ts', 'id === wanted.ticketId', 'true', 'get-ticket-calendar.db.test.ts'],
        ['zone-changes.ts', 'if (before !== after) changes', 'if (before === after) changes', 'zone-changes.test.ts'],
      ],
    "a ticket is handed over by a link: one of fifty has it, its giver's is void, and the secret is written nowhere": [
      [
        'offered-ticket.ts',
        'await lockAnyOrder(tx, known.orderId)',
        'await readAnyOrder(tx, known.orderId)',
        'hand-over-races.db.test.ts',
      ],
      ['take-hand-over.ts', 'await endHandedOver(tx, issued.id, takenOn)', '', 'hand-over.db.test.ts'],
      [
        'take-hand-over.ts',
        'takenTicketId: taken.tickets[0]?.ticketId',
        'takenTicketId: undefined',
        'hand-over.db.test.ts',
      ],
      ['order/hand-over.ts', 'isPersonal(ticket) ||', '', 'hand-over.test.ts'],
      ['order/hand-over.ts', 'handsOf(ticket) >= MOST_HANDS', 'false', 'hand-over.test.ts'],
      ['LastHand.tsx', 'now < Date.parse(validFrom)', 'false', 'HandOver.test.tsx'],
      ['may-mail-both.ts', '[whose] = await mayMailFree(context, tx, order)', '[whose] = true', 'hand-over.db.test.ts'],
      ['known-hand-over.ts', 'if (found) return found', '', 'hand-over.db.test.ts'],
      ['Offered.tsx', 'takenOrderId === null', 'true', 'take-ticket.test.tsx'],
      ['TakeTicketPage.tsx', 'looked?.offered?.takenOrderId === null', 'true', 'take-ticket.test.tsx'],
      ['use-order-title.ts', "state === 'handedOver'", 'false', 'HandOver.test.tsx'],
    ],
    'the first screen shows a holder the ticket that is valid now, and others what they bought last, without anything untrue before the script and without moving':
      [
        ['HolderCard.tsx', "...salesOf(paid, 'coming', now)", '', 'holder.test.tsx'],
        ['HolderCard.tsx', 'else delete dataset.holder', '', 'holder.test.tsx'],
        ['use-buy-again.ts', 'if (!again) return', 'if (again) return', 'holder.test.tsx'],
        ['bought-before.ts', ' && !isReceived(sale)', '', 'QuickSalePage.test.tsx'],
        ['holder-script.ts', 'x.displayState===', 'true||x.displayState===', 'holder.test.tsx'],
        ['holder-script.ts', '!t.isReceived||', 'true||', 'holder.test.tsx'],
        ['security-policy.ts', 'hashOf(script)', '"unsafe"', 'security-policy.test.ts'],
      ],
    'archives and feeds that harm the import are refused': [
      ['archive-bounds.ts', "if (all > maxEntries) return 'tooManyFiles'", '', 'read-feed.test.ts'],
      ['archive-bounds.ts', 'unpackedSize > packedSize * maxRatio', 'unpackedSize < 0', 'read-workbook.test.ts'],
    ],
    'a trip that no one ticket takes whole is sold as several, as one choice': [
      ['cheapest-cover.ts', 'a.cents - b.cents ||', '', 'cheapest-cover.test.ts'],
      [
        'trip-tickets.ts',
        "quote.state === 'known' && lastsFor(sort, rides)",
        "quote.state === 'known'",
        'trip-tickets.db.test.ts',
      ],
      ['TripTickets.tsx', 'together: others.map(chosen)', 'together: []', 'RelationPage.test.tsx'],
      ['combination.ts', 'count < most', 'count < most - 1', 'combination.test.ts'],
      ['combination.ts', 'count < most', 'count < most - 1', 'CartPage.test.tsx'],
    ],
    'the cheapest tickets of a party: everybody carried on every ride, never more than what was asked for': [
      ['tariff/party/cheapest.ts', 'best.cents < asked.cents', 'true', 'cheapest.test.ts'],
    ],
    "whoever says who travels sees that party's price on every trip, is told of cheaper tickets and pays what was shown":
      [
        ['present-cover.ts', 'passengers: ticket.passengers', 'passengers: 1', 'party-price.db.test.ts'],
        ['party-draft.ts', 'party === alone', 'false', 'party-draft.test.ts'],
        ['PartyTickets.tsx', '(cheaper && trip.cheaper) || party', 'trip.cheaper ?? party', 'party.test.tsx'],
      ],
    'a return trip: never before the way there, chosen step by step, its address keeps it, and both ways cost their sum unless a ticket for both is taken':
      [
        ['return-time.ts', 'departure >= arrival', 'true', 'return-time.test.ts'],
        ['return-time.ts', 'back > arrival ? back : arrival', 'back', 'return.test.tsx'],
        ['relation-address.ts', 'isAfterOutward(back, dateTime) ? asked', 'true ? asked', 'relation-address.test.ts'],
        ['use-return-view.ts', 'tripLinkIn(document, left)?.focus()', 'String(left)', 'return.test.tsx'],
        ['BothTickets.tsx', 'taken ? cheaper : undefined', 'cheaper', 'return.test.tsx'],
        ['use-add-ticket.ts', 'if (at < begin) continue', '', 'return.test.tsx'],
        ['price-both-trips.ts', 'asked.backDeparture < asked.boarding', 'false', 'both-trips.db.test.ts'],
        [
          'party-price.ts',
          'partyPrice(region, party, trip).party',
          'partyPrice(region, party, there).party',
          'both-trips.db.test.ts',
        ],
      ],
    'whoever narrows the search by changes, walking speed or means of transport finds those trips in the address, and is told which filter hides all':
      [
        ['paced-footpaths.ts', 'Math.max(1, factor)', '1', 'paced-walks.test.ts'],
        ['embedded-planner.ts', '{ maxTransfers: mostChanges }', '{}', 'embedded-planner.test.ts'],
        ['filters.ts', 'changes === undefined ? undefined : Number(changes)', 'undefined', 'filters.test.tsx'],
        ['use-way-out.ts', '[filter]: undefined', '', 'filters.test.tsx'],
        ['journey-planner.ts', 'Object.values(WALKING_SPEEDS).forEach(walksAt)', '', 'prepared-walks.test.ts'],
        ['tariff-trips.ts', 'count(0, 4)', 'count(0, 9)', 'tariff.routes.db.test.ts'],
        ['LeftOut.tsx', 'modes || ', '', 'journey-settings.test.tsx'],
      ],
    'a row of results says all of a trip in one sentence, also how it runs now; the fastest trip and the one with the fewest changes are marked':
      [
        ['use-trip-name.ts', 'time === now ? []', 'true ? []', 'live-trips.test.tsx'],
        ['use-trip-name.ts', 'if (broken) return', 'if (!broken) return', 'live-trips.test.tsx'],
        ['trip-marks.ts', 'found.length * 2 > trips.length', 'false', 'trip-marks.test.ts'],
        ['trip-marks.ts', 'brokenBy(trip) === null', 'true', 'trip-marks.test.ts'],
      ],
    'a ticket of the list begins with the trip it is for, also while none is chosen, and says so where it ends before that arrives':
      [
        ['trip-ahead.ts', 'brokenBy(trip) === null && ', '', 'trip-ahead.test.ts'],
        ['trip-ahead.ts', "timing === 'Arrival'", 'false', 'trip-ahead.test.ts'],
        ['use-results.ts', 'trip ?? tripAhead(', 'trip && tripAhead(', 'ticket-begin.test.tsx'],
        ['EndsEarlyNote.tsx', 'validTo >= arrival', 'true', 'ticket-begin.test.tsx'],
      ],
    "a trip that is open is bought at its foot, which stays in view, and goes into one's own calendar": [
      ['leading-ticket.ts', '?? known[0]', '', 'leading-ticket.test.ts'],
      ['BuyStub.tsx', 'ways && !foot', 'ways', 'opened-trip.test.tsx'],
      ['trip-calendar.ts', 'until: trip.arrival', 'until: trip.departure', 'trip-calendar.test.ts'],
    ],
    'the first screen has when to travel behind one button, and four tickets before all of them': [
      ['WhenFields.tsx', "if (timing === 'Arrival'", "if (timing !== 'Arrival'", 'StartPage.test.tsx'],
      ['ShopWindow.tsx', 'all ? undefined : FEW', 'undefined', 'StartPage.test.tsx'],
    ],
    'what is wrong with a form says once what several fields belong to': [
      ['wrong-fields.ts', 'last.group === field.group', 'false', 'wrong-fields.test.ts'],
      ['wrong-fields.ts', ' || label === group', '', 'wrong-fields.test.ts'],
    ],
    'an empty field for a stop proposes favourites and the stops of the latest searches, each once, and never the other end':
      [
        ['proposals.ts', 'reference !== other?.reference', 'true'],
        ['proposals.ts', 'first.get(stop.reference) === stop', 'true'],
      ],
    'without a network results are those the same search found last, as planned and with their time': [
      ['latest-results.ts', 'trips: trips.map(planned)', 'trips: [...trips]', 'kept-results.test.tsx'],
      ['latest-results.ts', 'results?.asked !== apartFromWhen(query)', '!results', 'kept-results.test.tsx'],
      ['latest-results.ts', 'isNow ? results.from >', 'false ? results.from >', 'latest-results.test.ts'],
      ['use-kept-results.ts', 'if (mayKeep && found && foundBy)', 'if (found && foundBy)', 'kept-results.test.tsx'],
      ['use-kept-results.ts', 'keepResults(foundBy, found)', 'keepResults(query(), found)', 'kept-results.test.tsx'],
    ],
    '“from” is said of a price that some trip has': [
      ['reachable-levels.ts', '!isOpen(proposal) || held.has(proposal.level)', 'true', 'reachable-levels.test.ts'],
      [
        'use-price-text.ts',
        "price.state === 'from' ? t('common.priceFrom', { price: amount }) : amount",
        'amount',
        'RelationPage.test.tsx',
      ],
    ],
    'a cart without signing in; as guest or with an account': [
      ['sales.routes.ts', 'buyer: body.guest, isGuest: true', 'buyer: null, isGuest: true', 'purchase.db.test.ts'],
      ['AccountStep.tsx', '{login.register && (', '{false && (', 'AccountStep.test.tsx'],
    ],
    'duties of the law that the specification does not name ([law.md](law.md)): debits announced, last days, whole prices, words of a consent':
      [
        ['debit-blocks.ts', 'value: mandateReference', "value: ''", 'product-duties.db.test.ts'],
        ['with-debit.ts', 'mandateReference: reference', 'mandateReference: id', 'stripe-purchase.db.test.ts'],
        ['wallet-facts.ts', 'validUntil: said.to', 'validUntil: ticket.validity.until', 'wallet-passes.test.ts'],
        ['EntryActions.tsx', 'completed && hasPaper &&', 'completed &&', 'OrderHistoryPage.test.tsx'],
        ['offer-choice.ts', "{ ...lowest, state: 'from' }", 'lowest', 'offer-choice.test.ts'],
        ['notification.repository.ts', 'NEWSLETTER_WORDING[language]', 'null', 'export-user-data.db.test.ts'],
      ],
    'whoever takes part in a subscription is forgotten early at their wish, but for what the law keeps': [
      ['erasure.ts', 'openCents !== 0', 'openCents > 0'],
      [
        'party-data.repository.ts',
        'inArray(guardianAddress.contractId, ids), inArray',
        'inArray(guardianAddress.contractId, []), inArray',
        'erase-party.db.test.ts',
      ],
      ['erase-party.ts', "if (hasAccount) refuse('customerHasAccount')", '', 'erase-party.db.test.ts'],
      ['forget-party.ts', 'receiptsGoOn === null) await', 'receiptsGoOn !== null) await', 'erase-party.db.test.ts'],
    ],
    'that something loads is said once by one voice, however many parts of a page wait': [
      [
        'LoadingVoice.tsx',
        'said.includes(words) ? said : [...said, words]',
        '[...said, words]',
        'LoadingVoice.test.tsx',
      ],
    ],
    'what changes beside a field, and what a password still lacks, is told': [
      [
        'AddressFields.tsx',
        'if (town[other] !== typed[other]) setFilled',
        'if (false) setFilled',
        'AddressesPage.test.tsx',
      ],
      ['PasswordRules.tsx', '<VisuallyHidden>{told}</VisuallyHidden>', 'null', 'RegisterPage.test.tsx'],
      ['EmbeddedFooter.tsx', '<CookieSettingsButton className={styles.button} />', '', 'Frame.test.tsx'],
    ],
    'profile, password, order history': [
      ['AccountPage.tsx', '<PlaceTiles />', '', 'account.test.tsx'],
      [
        'OrderHistoryPage.tsx',
        '{known => <OrderSearch orders={known} />}',
        '{() => null}',
        'OrderHistoryPage.test.tsx',
      ],
    ],
    'debit mandates, payment methods': [
      ['MandatesPage.tsx', "if (!menu.mandates) return <Redirect to={link('start')} />", '', 'mandate.test.tsx'],
      ['mandate.routes.ts', 'await revoke(context, params.guid, isInUse)', '', 'mandate.db.test.ts'],
    ],
    'a theme per client, red as the fallback': [
      ['theme-of.ts', "'#E4010B'", "'#0B5FA5'", 'theme-of.test.ts'],
      ['theme-variables.ts', 'primary: roles.primary', "primary: '#E4010B'", 'theme-variables.test.ts'],
    ],
    'embedded pages': [['use-embedded.ts', "get('mode') === 'embedded'", "get('mode') === 'other'"]],
    'the job-ticket variant': [['texts.ts', "'words.organisation': 'Company'", "'words.organisation': 'School'"]],
    'cookie notice, high contrast, browser warning, footer': [
      ['CookieNotice.tsx', '<CookieBanner />', 'null', 'CookieNotice.test.tsx'],
      ['Footer.tsx', '{modules.footer.accessibility && <FooterAccessibility />}', '', 'Frame.test.tsx'],
      ['BrowserBanner.tsx', 'setBrowser(found)', 'setBrowser(undefined)', 'BrowserBanner.test.tsx'],
    ],
    'light, dark, or as the device wishes; high contrast before both; nothing flashes': [
      ['dark-palette.ts', 'primary: readable(palette.primary)', 'primary: palette.primary', 'dark-palette.test.ts'],
      ['theme-variables.ts', "...rulesFor('dark', darkPalette(data)),", '', 'theme-variables.test.ts'],
      ['look-script.ts', 'd.mode=m;', 'd.mode="light";', 'look-script.test.ts'],
      ['use-contrast-switch.ts', "(isWished ? 'high' : 'normal')", "'normal'", 'Frame.test.tsx'],
      ['preferences.ts', "modeOfAddress(new URL(url, 'http://shop').search) ?? ", '', 'render-page.test.tsx'],
      ['FooterMode.tsx', 'choose(mode === chosen ? undefined : mode)', 'choose(mode)', 'Frame.test.tsx'],
    ],
    'somebody who does not see it, or uses the keyboard alone, goes on': [
      ['use-told-state.ts', "main?.querySelector('h1')?.focus()", '', 'ConfirmationPage.test.tsx'],
      ['page-name.ts', 'tell(name)', 'tell(undefined)', 'ConfirmationPage.test.tsx'],
      ['use-added-trips.ts', '?.focus()', '', 'RelationPage.test.tsx'],
      ['use-opened-trip.ts', 'tripLinkIn(document, last)?.focus()', 'rowOf(last)', 'opened-trip.test.tsx'],
      [
        'Stepper.tsx',
        'aria-disabled={disabled || value >= max',
        'disabled={disabled || value >= max',
        'fields.test.tsx',
      ],
    ],
    "text twice as large, wide letters, colours of the reader's own": [
      ['pixel-widths.ts', '(media|container)', '(supports)', 'widths.test.ts'],
    ],
    'nothing is sold for a day that has gone by': [
      ['RangedInput.tsx', 'error={left && !usable ? outside : undefined}', '', 'RelationPage.test.tsx'],
      ['RangedInput.tsx', 'tellUsable(usable)', 'tellUsable(true)', 'RelationPage.test.tsx'],
    ],
    'message of the day': [
      ['MessageDialog.tsx', 'setStep(step + 1)', 'setStep(step)', 'messages.test.tsx'],
      ['MessageDialog.tsx', "key === 'Escape' && onClose()", 'key', 'messages.test.tsx'],
      ['messages-seen.ts', 'new Set([...ids, ...', 'new Set([...', 'messages.test.tsx'],
      ['messages-of-the-day.ts', 'title[language]', 'title.de', 'message.db.test.ts'],
    ],
    'existing customers register by code, or by number and birth date': [
      [
        'register-existing.ts',
        'accepted<object>(checkExistingCustomer(facts, { by, birthDate, address, addressConfirmed }))',
        '',
      ],
      [
        'register-existing.ts',
        "customerByCode(world, world.db, activationToken ?? '')",
        "customerByNumber(world, world.db, activationToken ?? '')",
      ],
    ],
    'German and English': [['en.ts', "  feedback: () => import('./en/contact/feedback.ts'),\n", '']],
  },
}
