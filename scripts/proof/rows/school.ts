import type { SectionMutations } from '../mutation.ts'

export const schoolScreens: SectionMutations = {
  section: '3 §2.2',
  rows: {
    'every path of the portal, the same in both languages; passengers know the first words alone, which lead to the office':
      [
        ['school-area.ts', "'ticketshandle',", '', 'routes.test.ts'],
        ['app-at.ts', ' || isPortalPath(pathname)', '', 'routes.test.ts'],
      ],
    'entries of the menu by their rights; a missing one is said, staff open none by theirs; logging out and a 401 forget what was seen (§6, §8)':
      [
        ['use-portal-menu.ts', ' && seesMenuNode(rights, node)', '', 'school-portal.test.tsx'],
        ['PortalRoute.tsx', 'if (isOfPortal && sees)', 'if (isOfPortal)', 'school-portal.test.tsx'],
        ['school.slice.ts', '.addMatcher(isSessionOver, () => initialState)', '', 'school-portal.test.tsx'],
      ],
    'five rows, no explanations, light, with a greeting; columns; what was chosen is kept with the account, on whatever device':
      [
        [
          'school.slice.ts',
          'if (look && !state.isViewChosen)',
          'if (look && state.isViewChosen)',
          'school-portal.test.tsx',
        ],
        ['portal-view.ts', 'if (found?.userId !== userId)', 'if (!found)', 'school-portal.test.tsx'],
        ['dark-palette.ts', 'primary: readable(palette.primary)', 'primary: palette.primary', 'dark-palette.test.ts'],
      ],
    'columns of three lists are chosen and put in order, for pupils, change requests and what waits for a decision, and kept with the account (Spec 3 §2.3)':
      [
        ['use-portal-columns.ts', 'columnsOf(view, table) ?? usual', 'usual', 'change-requests.test.tsx'],
        ['WaitingList.tsx', '.map(fact => fact.of(contract))', '.map(fact => fact.header)', 'approve-decline.test.tsx'],
        ['use-waiting-facts.ts', 'student.customerNumber', 'student.guid', 'approve-decline.test.tsx'],
      ],
    'organisations as a tree; searched from three characters on, a cleared field fetches all, nothing is sent in between (§5)':
      [
        [
          'use-organisations.ts',
          'if (search.length >= ORGANISATION_SEARCH_MINIMUM)',
          "if (search !== '')",
          'organisations.test.tsx',
        ],
        ['depth-of.ts', 'depth += 1', 'depth = 1', 'depth-of.test.ts'],
      ],
    'an organisation with its figures, money for who pays alone; who is there, with columns, filters and everything about one (§3)':
      [
        ['use-organisation.ts', 'if (paysFor) void', 'if (!paysFor) void', 'pupils.test.tsx'],
        ['ControlSwitch.tsx', '!decides || ', '', 'pupils.test.tsx'],
      ],
    'a school is told whether a family pays some of a ticket itself, and not how much; a company is not (guide §9)': [
      ['own-share-owed.ts', "(share.kind !== 'fixed' || share.cents > 0)", 'share.cents > 0', 'own-share-owed.test.ts'],
      ['people-paying.queries.ts', "p.kind = 'person' and ", '', 'school-contract.db.test.ts'],
      ['PupilDetail.tsx', ', ownShare(contract)]', ']', 'pupils.test.tsx'],
    ],
    'an objection that is dismissed is answered by a decision that cites the old one, with reasons and the court to go to, served by post and mailed as a copy; that one arrived, was upheld or withdrawn is told by mail (guide §5)':
      [
        [
          'send-decision-letter.ts',
          'const sent = hasMail && !answered ? ',
          'const sent = hasMail ? ',
          'decision.db.test.ts',
        ],
        ['decision.ts', " && result !== 'objectionDismissed'", '', 'decision.test.ts'],
        ['ShownDecision.tsx', "objection && objection.decision !== ''", 'false', 'school-application.test.tsx'],
      ],
    'what a school denies goes on to who pays with its reason, who alone decides with a letter; a yes makes nobody a pupil whom the school has denied (guide §§0.4, 3)':
      [
        [
          'decide-contract.ts',
          "if (isEnd) return ['Rejected']",
          "if (true) return ['Rejected']",
          'school-contract.db.test.ts',
        ],
        [
          'passed-on.queries.ts',
          'then last.reason end as denied',
          'then null end as denied',
          'school-contract.db.test.ts',
        ],
      ],
    'whoever lives elsewhere since the way of a ticket was said is put before who pays: nothing is decided by the old way, and the way of a running ticket is said anew, by stop or metres, with reason and document (guide §10: 3)':
      [
        ['way-facts.ts', 'said.isAddressBlocked || said.hasMoved', 'said.isAddressBlocked', 'decision.db.test.ts'],
        ['keep-measurement.ts', '=== 0) refuse(', '< 0) refuse(', 'decision.db.test.ts'],
        ['imported-person.ts', '{ ...next, movedOn: at }', 'next', 'imported-person.test.ts'],
        ['MeasureWay.tsx', '{ fileId: document.fileId }', '{}', 'decisions.test.tsx'],
      ],
    'parents name a home of a child of its own, which its way begins at, and the stop of a school of which none is known (guide §10: 2)':
      [
        ['prepare-child.ts', 'child.ownHome?.home ?? home', 'home', 'family.db.test.ts'],
        ['store-family.ts', '= ownHome ?? given', '= given', 'family.db.test.ts'],
        ['use-draft.ts', 'school?.hasStop === false', 'false', 'school-application.test.tsx'],
      ],
    'what lacks a proof is accepted only after it was asked which; it is noted, stands in the decision, and is asked for by mail (beside §4)':
      [
        [
          'ApproveDeclinePage.tsx',
          'contracts.length > 1 || contracts.some(isLacking) ? setAsking(contracts) : ',
          '',
          'approve-decline.test.tsx',
        ],
        [
          'ask-for-proofs.ts',
          "if (await isAskedToday(context, tx, contractId)) refuse('proofsAskedToday', 'contractId')",
          '',
          'school-contract.db.test.ts',
        ],
        ['reason-without.ts', 'confirmedOn === undefined ? ', 'true ? ', 'reason-without.test.ts'],
      ],
    'what waits is paged, narrowed down, ordered and counted by the server as the address says; the keyboard goes on over pages, and all of a filter are chosen (§4, guide §4 node 4, §11)':
      [
        ['waiting.queries.ts', '!pays || isEmployer(kind)', '!pays', 'inbox.db.test.ts'],
        [
          'waiting.queries.ts',
          'isIn(GRANTED_MEANWHILE), unpaid, NO_ANSWER',
          'isIn(GRANTED_MEANWHILE), unpaid',
          'inbox.db.test.ts',
        ],
        ['narrowed.queries.ts', 'given_on is null', 'true', 'inbox.db.test.ts'],
        ['listed.queries.ts', 'way: sql`desc`', 'way: sql`asc`', 'inbox.db.test.ts'],
        ['count-waiting.ts', 'toSorted()[0] ?? null', 'toSorted().at(-1) ?? null', 'inbox.db.test.ts'],
        ['ApproveDeclinePage.tsx', 'state.page < pages ? state.page + 1 : 1', '1', 'approve-decline.test.tsx'],
        ['use-chosen.ts', 'pageSize: PORTAL_PAGE_SIZE', 'pageSize: 5', 'approve-decline.test.tsx'],
      ],
    'a yes to several says before what becomes of each, what it costs each who pays and the parents, and what is refused; brothers and sisters are reckoned together (guide §0: 6, §3)':
      [
        [
          'rehearse-contracts.ts',
          'filter(({ error }) => error === null)',
          'filter(() => true)',
          'rehearse-contracts.db.test.ts',
        ],
        ['by-family.ts', '(family.has(one) && !grouped.has(one))', 'false', 'rehearse-contracts.db.test.ts'],
        ['sum-weighed.ts', 'if (parentsInCent > 0)', 'if (parentsInCent >= 0)', 'sum-weighed.test.ts'],
        ['AcceptDialog.tsx', '!refused.has(guid)', 'true', 'approve-decline.test.tsx'],
      ],
    'the release of a rule says before how many tickets that run it changes, what the parents and who pays pay then; of many a part stands for all (guide §0: 6, §5)':
      [
        ['rehearse-rule.ts', 'await release()', '', 'rule-costs.db.test.ts'],
        [
          'rule-costs.ts',
          "draft?.state !== 'draft'",
          "draft?.state === 'released' && draft.version < 0",
          'rule-costs.db.test.ts',
        ],
        ['RuleCostsPanel.tsx', 'costs.tickets / costs.looked', '1', 'entitlement-rules.test.tsx'],
        [
          'use-rule-costs.ts',
          'changed: sum.changed + part.changed',
          'changed: part.changed',
          'entitlement-rules.test.tsx',
        ],
      ],
    'the form of a request for a ticket asks via where, in which network and class, where there is more than one; what is not offered any more is not sent (guide §2, Spec 3 §3)':
      [
        ['request-body.ts', 'netId: given(typed.netId)', 'netId: undefined', 'request-fields.test.ts'],
        ['use-article.ts', 'classes.length > 1', 'classes.length > 2', 'change-requests.test.tsx'],
        ['use-way.ts', 'vias.length > 1', 'vias.length > 2', 'change-requests.test.tsx'],
      ],
    'the photo of an application reaches the card of a subscription whose card shows it, which is not made without; whoever decides looks at it, and parents send it later (guide §4 parents, §9)':
      [
        [
          'card-to-make.ts',
          "if (configuration?.photoOnCard && !photo) return { state: 'unpictured' }",
          '',
          'medium.db.test.ts',
        ],
        [
          'photo.queries.ts',
          'child.photo_id is not null and child.is_photo_drawn',
          'child.photo_id is null',
          'act-by-link.db.test.ts',
        ],
        [
          'ProofViewer.tsx',
          'contract.photoGuid === null ? [] :',
          'contract.photoGuid !== null ? [] :',
          'approve-decline.test.tsx',
        ],
      ],
    'one pupil leaves on a day: ticket, card and money are told before, it ends as for who is missing in a list of all, and is taken back, also after the day, until something was charged or a month would be that nobody could travel in; who has left is found by a filter for a year, unless they are elsewhere (guide §4 node 3, §6, §7)':
      [
        [
          'let-pupil-go.ts',
          'place.pays ? await sumsOf(context, tx, contracts, ending) : []',
          'await sumsOf(context, tx, contracts, ending)',
          'let-pupil-go.db.test.ts',
        ],
        ['let-pupil-go.ts', 'if (await claimedBehind(tx, ids, behind))', 'if (false)', 'let-pupil-go.db.test.ts'],
        ['let-pupil-go.ts', 'await setUntil(tx, membershipId, until)', '', 'let-pupil-go.db.test.ts'],
        ['LeavingForm.tsx', '{ ...asked, dryRun: true }', '{ ...asked, dryRun: false }', 'pupils.test.tsx'],
        ['let-pupil-go.ts', 'events.length > 0 && isLongPast', 'false', 'leaving-taken-back.db.test.ts'],
        [
          'meant-students.queries.ts',
          ' and is_last_place(m.id, m.party_id, m.valid_from)',
          '',
          'let-pupil-go.db.test.ts',
        ],
      ],
    'a guardian whom a school has named confirms the address by a link before anything about the child is sent there; the portal says whether (decision 122)':
      [
        [
          'subscriber.ts',
          "birthDate: '', email: '', phone",
          "birthDate: '', email, phone",
          'decided-request.db.test.ts',
        ],
        ['apply-for.ts', "isUnconfirmed ? '' : email", 'email', 'decided-request.db.test.ts'],
        [
          'confirm-guardian.ts',
          "!last || kindOfResult(last.result) !== 'notEntitled'",
          'false',
          'decided-request.db.test.ts',
        ],
        ['subscriber.ts', 'isWaiting || (', 'false && (', 'decided-request.db.test.ts'],
        [
          'guardian-address.repository.ts',
          'lower(earlier.email) <> lower(',
          'lower(earlier.email) = lower(',
          'decided-request.db.test.ts',
        ],
        ['tell-how-it-stands.ts', 'if (kind) await', 'if (false) await', 'decided-request.db.test.ts'],
        ['desk.repository.ts', ' and named.confirmed_on is null', '', 'decided-request.db.test.ts'],
      ],
    'by the link of its letter parents answer the step into the next year before it takes effect: they keep a ticket that is not paid for any more at their own price, or hand in a new proof of an exemption (guide §6 step 7, decision 121)':
      [
        ['next-year.ts', 'member.isEntitled !== false', 'false', 'next-year.db.test.ts'],
        ['next-year.ts', 'ownPriceInCent !== priceInCent', 'false', 'next-year.db.test.ts'],
        ['next-year.ts', "batch.task === null ? null : 'batchBusy'", 'null', 'next-year.db.test.ts'],
        ['begin-roll-task.ts', 'if (await askPriceAgain(tx, seen.year))', 'if (false)', 'next-year.db.test.ts'],
        ['parents-said.queries.ts', 'is distinct from', 'is not distinct from', 'next-year.db.test.ts'],
        ['send-own-price-mail.ts', 'formatMoney(job.priceInCent,', 'formatMoney(0,', 'next-year.db.test.ts'],
        ['roll-letter.queries.ts', 'found.is_own and ', '', 'next-year.db.test.ts'],
        ['applicant-address.queries.ts', 'then null else', 'then application.email else', 'next-year.db.test.ts'],
        ['NextYear.tsx', 'mayAct && exemptionEnds && (', 'false && (', 'SubscriptionLinkPage.test.tsx'],
        ['next-year.ts', 'member.hasEnded ? null : await', 'await', 'next-year.db.test.ts'],
      ],
    'parents are told once that a pupil has come of age, and hand the running ticket over by the link: it is the pupil’s, who is asked for an account (guide §9, §10: 7)':
      [
        ['followed-acts.ts', 'hasComeOfAge && isContract(state)', 'hasComeOfAge', 'followed-acts.test.ts'],
        ['came-of-age.queries.ts', 'and c.subscriber_id <> c.holder_id ', '', 'act-by-link.db.test.ts'],
        [
          'hand-over-by-link.ts',
          "if (!acts.mayHandOver) return refuse('notOfAge', 'contractGuid')",
          '',
          'act-by-link.db.test.ts',
        ],
        ['HandOver.tsx', 'if (error) return', '', 'follow-acts.test.tsx'],
      ],
    'a pupil who is of age applies and concludes themselves, as the one pupil of their application; nobody applies for them, and nobody who is not of age alone (guide §2, §4 parents, §9)':
      [
        ['who-applies.ts', "return isForMyself ? null : 'ofAgeAppliesAlone'", 'return null', 'who-applies.test.ts'],
        ['store-family.ts', 'given.isForMyself ? guardianId : ', '', 'family.db.test.ts'],
        [
          'use-draft.ts',
          'isForMyself ? children.slice(0, 1)',
          'false ? children.slice(0, 1)',
          'school-application.test.tsx',
        ],
      ],
    'by the link of their application parents hand in proofs and the photo, withdraw it, and apply again for what came to nothing; what is refused stays chosen (guide §2, §4 parents)':
      [
        ['followed-acts.ts', "&& state !== 'Approved'", '', 'followed-acts.test.ts'],
        ['act-by-link.ts', "if (!asked) refuse('proofNotMissing', 'proofGuid')", '', 'act-by-link.db.test.ts'],
        [
          'act-by-link.ts',
          "if (!acts.mayWithdraw) refuse('applicationDecided', 'contractGuid')",
          '',
          'act-by-link.db.test.ts',
        ],
        [
          'link-children.ts',
          "row ? { rows, row } : refuse('contractNotFound', 'contractGuid')",
          "{ rows, row: row ?? rows[0] ?? refuse('contractNotFound') }",
          'act-by-link.db.test.ts',
        ],
        ['HandInFile.tsx', 'busy || uploading', 'busy', 'follow-acts.test.tsx'],
        [
          'HandInFile.tsx',
          '(await onSend(file.fileId))',
          '(await onSend(file.fileId)) !== undefined',
          'follow-acts.test.tsx',
        ],
      ],
    'applications are accepted by A, declined by D for a reason, gone over by N; several at once; what is refused comes back (§4, §5)':
      [
        ['ApproveDeclinePage.tsx', 'a: acceptCurrent,', '', 'approve-decline.test.tsx'],
        ['use-inbox.ts', 'setFailures(before => [...before, failure])', '', 'approve-decline.test.tsx'],
        [
          'DeclineDialog.tsx',
          "declineReason: z.string().check(z.minLength(1, key('required')))",
          'declineReason: z.string()',
          'approve-decline.test.tsx',
        ],
      ],
    'change requests of eleven kinds and ten states: asked for with what each needs, looked over, accepted also from another day on, declined for a reason (§4)':
      [
        ['RequestForm.tsx', 'if (!checked) return check(values)', '', 'change-requests.test.tsx'],
        ['request-fields.ts', 'until >= from', 'true', 'request-fields.test.ts'],
      ],
    'change requests are counted, found by name, number, kind and who decides, and declined for one reason or agreed to from all pages, after it was said of which that can be done (guide §3)':
      [
        ['request.queries.ts', '...(waiting ? [WAITS] : []),', '', 'change-request.db.test.ts'],
        ['decide-many.ts', 'if (dryRun) return tried(context, each, decision)', '', 'change-request.db.test.ts'],
        ['use-chosen-requests.ts', ', waiting: true, pageSize', ', pageSize', 'change-requests.test.tsx'],
      ],
    'a document that a school hands in says which missing proof it is, where there are several, and the days that it is good for (guide §2, Spec 3 §5)':
      [
        ['hand-in-document.ts', 'others.length > 0 && from !== undefined', 'false', 'change-request.db.test.ts'],
        ['describe-request.ts', '...(from ? [words.shows', '...(false ? [words.shows', 'change-request.db.test.ts'],
        ['request-body.ts', 'proofGuid: given(typed.proofGuid), from', 'from', 'change-requests.test.tsx'],
      ],
    'a proof of parents says for which days it is good: from when, and of one that was missing until when; whoever decides reads it beside the proof (Spec 3 §5)':
      [
        ['store-family.ts', 'validFrom: child.proofFrom', 'validFrom: null', 'family.db.test.ts'],
        ['act-by-link.ts', 'fileId, from, to: until }', 'fileId, from, to: null }', 'act-by-link.db.test.ts'],
        ['HandInProof.tsx', 'return !error && onSend(proof)', 'return onSend(proof)', 'follow-acts.test.tsx'],
        ['ApplicationFacts.tsx', ': daysOf(days)', ": ''", 'approve-decline.test.tsx'],
      ],
    'a school asks for a change to a school that it may not look at, where the same payer pays: they decide, and it is found by name (guide §2)':
      [
        ['move-student.ts', 'before.guid === after?.guid', 'after', 'change-request.db.test.ts'],
        ['describe-request.ts', 'newPlace ?? placeName', 'newPlace', 'change-request.db.test.ts'],
        ['use-other-schools.ts', '...others, ...own', '...own', 'change-requests.test.tsx'],
      ],
    'contact persons: invited with entries that the inviting person sees, changed, ended; nobody ends their own (§6)': [
      ['ContactPersons.tsx', 'person.isOwn ? [] : ', '', 'contact-persons.test.tsx'],
      [
        'ContactPersonDialog.tsx',
        'const own = menuNodesOf(rights)',
        'const own = ALL_MENU_NODES',
        'contact-persons.test.tsx',
      ],
    ],
    'documents: title, date, file, kind and who uploaded them; uploaded with how far each is; wrong kinds are refused (§3, §8)':
      [['kind-of-file.ts', 'ending.toUpperCase()', "''", 'documents.test.tsx']],
    'the financial report of a school year or month: sums, months as bars, schools and tickets, as a file (§7.2)': [
      [
        'ReportExport.tsx',
        'const query = { dateSelection: selection, format }',
        'const query = { format }',
        'financial-report.test.tsx',
      ],
      ['report-selections.ts', '[year, year - 1]', '[year]', 'report-selections.test.ts'],
    ],
    'companies are told of departments and employees wherever schools are told of classes and pupils (Specification 1, §1)':
      [['company-words.ts', 'texts.changeLanguage(language)', '', 'school-portal.test.tsx']],
    'whether a way to school is paid and what remains to the parents: bands of grades, the nearest school, dangers, shares by the order of children; what nobody knows is examined (§7.2, beside it)':
      [
        ['entitlement.ts', 'metres > band.minMetres', 'metres >= band.minMetres', 'entitlement.test.ts'],
        ['own-share.ts', 'rule.adultsCountAsFirst && isOfAge', 'isOfAge', 'own-share.test.ts'],
        ['share-plan.ts', 'isIn(child, month)', 'child.from <= month', 'share-plan.test.ts'],
      ],
    'parents ask without signing in, by the released rule of who pays; nothing of it is stored (§7.2, beside it)': [
      ['way-to-school.ts', 'own.metres <= nearest.metres', 'true', 'entitlement.db.test.ts'],
      ['SearchedField.tsx', 'onChoose(null)', '', 'SchoolTicketPage.test.tsx'],
    ],
    'staff write rules of entitlement as drafts, try them with a child and release them; a released version never changes (beside §2.1)':
      [
        ['edit-rules.ts', 'ruleFaults(draft.rule).length > 0', 'false', 'staff-entitlement.db.test.ts'],
        ['RuleTrial.tsx', 'metres: wholeOf(child.metres)', 'metres: 0', 'entitlement-rules.test.tsx'],
      ],
    'staff write framework contracts of companies as drafts, try them with prices and release them; the shares of running job tickets follow to the cent (guide §8, §10: 30)':
      [
        [
          'job-shares.ts',
          'const base = discount ? plainCents : priceCents',
          'const base = priceCents',
          'job-shares.test.ts',
        ],
        [
          'framework-faults.ts',
          'employerCents(product, prices) >= rule.leastCents',
          'true',
          'framework-faults.test.ts',
        ],
        ['framework-faults.ts', 'codeKey(entry.code).length < LEAST_CODE', 'false', 'framework-faults.test.ts'],
        ['framework-faults.ts', 'if (onSale.asksOrganisation)', 'if (onSale)', 'staff-framework.db.test.ts'],
        [
          'edit-frameworks.ts',
          '(await faultsOf(context, tx, company, draft)).length > 0',
          'false',
          'staff-framework.db.test.ts',
        ],
        ['reshare.ts', 'if (isSame(held, shares)) continue', '', 'staff-framework.db.test.ts'],
      ],
    'an employee comes in by a code or an address of the company, a mail confirms it, the company confirms or its framework contract does; employer and employee owe their shares, and the company sees no way, address or mail (guide §8, §9, §10: 24)':
      [
        ['entry.ts', 'entry.isAutomatic && !hasTicket', 'entry.isAutomatic', 'entry.test.ts'],
        ['job-order.ts', 'employee !== given.employeeInCent', 'false', 'job-ticket.db.test.ts'],
        ['find-employers.ts', 'isCodeOf(terms.entry, code)', 'true', 'job-ticket.db.test.ts'],
        ['job-order.ts', '!sold?.asksOrganisation', '!sold', 'job-ticket.db.test.ts'],
        ['judge-entry.ts', '!isGrantedAtOnce(agreed.terms.entry, facts)', 'false', 'job-ticket.db.test.ts'],
        ['may-decide.ts', 'isOfCompany && WAITS_FOR_SCHOOL.includes(state)', 'false', 'job-ticket.db.test.ts'],
        [
          'show-students.ts',
          '...(isEmployer(row.organisationKind) || isFormer ? UNSEEN : contact)',
          '...contact',
          'job-ticket.db.test.ts',
        ],
      ],
    'staff add and change schools, companies and cost units, say who pays in which days, invite the first contact person, and end access; two who change one at once are told (beside §2.1)':
      [
        ['paying-spans.ts', 'before => meets(before, span)', 'before => before === span', 'organisations.test.ts'],
        ['organisation-tree.ts', "kind !== 'department'", 'true', 'organisations.test.ts'],
        ['edit-organisation.ts', 'found.version !== version', 'false', 'staff-organisation.db.test.ts'],
        ['set-payers.ts', 'if (wrong) {', 'if (wrong === null) {', 'staff-organisation.db.test.ts'],
        ['name-people.ts', 'await followRights(tx, accountId)', '', 'staff-organisation.db.test.ts'],
        ['use-organisation-act.ts', 'if (!refused.some(saysChanged)) return', 'return', 'staff-organisations.test.tsx'],
        ['PayersDialog.tsx', 'until: until || null', 'until: null', 'staff-organisations.test.tsx'],
      ],
    'that an address is secret is taken back, or said, by staff who may act on contracts and see personal details, with a reason that is noted, of all records of the person (guide §10: 17)':
      [
        ['secret-address.repository.ts', 'way.is_address_blocked`)', 'false`)', 'secret-address.db.test.ts'],
        [
          'say-secret-address.ts',
          "if ((await isAddressSecretOf(tx, holderId)) === isSecret) refuse('notValid', 'isSecret')",
          '',
          'secret-address.db.test.ts',
        ],
      ],
    'staff find decisions with the term of an objection, and enter one that came by letter; upheld by who pays it makes a new application, whose decision cites the old one (guide §5)':
      [
        ['way-decisions.ts', "by: 'staff' as const", "by: 'payer' as const", 'way-decisions.db.test.ts'],
        [
          'decide-objection.ts',
          "outcome === 'upheld' ? await follows(context, tx, decision, contractId) : null",
          'null',
          'way-decisions.db.test.ts',
        ],
      ],
    'a contract goes along with who changes school on the day of the move, and stays where it is until then (guide §0.3)':
      [
        [
          'contract.repository.ts',
          'if (from <= today) return setOrganisation(tx, contractId, organisationId)',
          'return setOrganisation(tx, contractId, organisationId)',
          'change-request.db.test.ts',
        ],
        [
          'move-round.ts',
          'followMoves(world.db, clientIdOf(world), businessDateOf(world.clock()))',
          'Promise.resolve()',
          'change-request.db.test.ts',
        ],
      ],
    'whoever gets no ticket any more by the step into the next year, or was decided on anew, gets a decision by rule and facts with letter and remedy; whoever pays for themselves goes on; taken back with the step (guide §§0.5, 5, 6)':
      [
        ['roll-verdict.ts', "kind === 'selfPay' && paidSelf", "kind === 'selfPay' && false", 'roll-verdict.test.ts'],
        ['roll-verdict.ts', "return 'notEntitled'", 'return null', 'roll-verdict.test.ts'],
        ['decision.ts', '!gone.has(id)', 'true', 'decision.test.ts'],
        ['decide-step.ts', "result !== 'notEntitled' && !isSame", 'false', 'step-decisions.db.test.ts'],
        ['take-contracts.ts', 'by: decidedBy ?? by', "by: ''", 'step-decisions.db.test.ts'],
        ['take-back.ts', 'stepId: year.id', "stepId: ''", 'step-decisions.db.test.ts'],
        ['approve-members.ts', "pays && reason === ''", 'false', 'roll-over.db.test.ts'],
        ['take-end-back.ts', 'end.effectiveOn <= today', 'true', 'step-decisions.db.test.ts'],
        ['tried-events.ts', 'all.set(id, events)', 'void events', 'step-decisions.db.test.ts'],
      ],
    'a decision for somebody without an e-mail address waits to be printed and posted; delivery and the term of an objection begin once it is noted as posted (guide §5)':
      [
        ['send-decision-letter.ts', 'mailAddressOf(people) !== null && ', '', 'post.db.test.ts'],
        ['post.queries.ts', 'and reach.pays', 'and true', 'post.db.test.ts'],
        ['post.queries.ts', 'and letter.printed_on is not null order by', 'order by', 'post.db.test.ts'],
        ['post-letters.ts', 'postedOn < printedOn', 'false', 'post.db.test.ts'],
        ['bind-letters.ts', 'letter.getPageCount() % 2 === 1', 'false', 'post.db.test.ts'],
        ['PostPanel.tsx', 'letters.toPost === 0', 'false', 'way-decisions.test.tsx'],
      ],
    'letters of the step into the next year to people without an e-mail address wait to be printed, anew where what they say changes, and count as sent once noted so (guide §6 step 7)':
      [
        ['roll-post.queries.ts', '} is null`', '} is null or true`', 'roll-post.db.test.ts'],
        ['roll-post.queries.ts', 'and m.letter_printed_on is not null', 'and true', 'roll-post.db.test.ts'],
        ['roll-post.queries.ts', '} is not true', '} is null', 'roll-post.db.test.ts'],
        ['members.repository.ts', 'letter_printed_on = null, letter = case', 'letter = case', 'roll-post.db.test.ts'],
        ['LettersStep.tsx', 'left > (post?.toPost ?? 0)', 'left > 0', 'school-years.test.tsx'],
      ],
    'the list to hand out names whoever gets a card with the new year, also a first one, and none that was blocked since (guide §6 steps 10, 11)':
      [
        ['counts.queries.ts', ' and made.blocked_on is not null', ' and false', 'roll-over.db.test.ts'],
        ['hand-out.ts', '.filter(({ isHandedOut }) => isHandedOut)', '', 'roll-over.db.test.ts'],
      ],
    'an exemption from the own share holds until the last day of its proof; the step into the next year lets it go on or asks for it anew (guide §§5, 6)':
      [
        ['exemption-term.ts', 'last >= day', 'last > day', 'exemption-term.test.ts'],
        ['redecide.ts', "after.isExemptionOver ? 'exemption' : undefined", 'undefined', 'roll-rules.test.ts'],
        ['plan-shares.ts', 'isProvedOn(span, day) && ', '', 'step-exemptions.db.test.ts'],
        ['decided-anew.ts', ' || exemptionEnds !== null', '', 'step-exemptions.db.test.ts'],
        ['decide-entitlement.ts', 'exemptionUntil < year.validFrom', 'false', 'step-exemptions.db.test.ts'],
      ],
    'the step into the next year decides ways by the facts a decision has: the stop that was said, what was measured, no secret home; and says to the cent what that costs (guide §6 steps 5, 6)':
      [
        [
          'way-facts.ts',
          "facts.method === 'manual' ? { ...facts, isAddressBlocked: false } : facts",
          'facts',
          'redecided-ways.db.test.ts',
        ],
        [
          'way-facts.ts',
          "if (home !== '' || product === null) return home",
          'if (product === null) return home',
          'redecided-ways.db.test.ts',
        ],
        ['decided-anew.ts', '(isSame ? pupil.measured : null)', 'null', 'redecided-ways.db.test.ts'],
      ],
    'a workbook of a school is read in a thread of its own that has 300 MB at most; text is read as it comes (guide §7)':
      [['list-reader.ts', 'megabytes: 300', 'megabytes: 768', 'workbook-memory.test.ts']],
    'a proof is looked at in the page, a PDF too where the browser shows any, and can be saved in each case (guide §4, node 4)':
      [
        ['security-policy.ts', '`object-src blob:`,', '', 'security-policy.test.ts'],
        ['ProofViewer.tsx', '{shown && (', "{shown && kind !== 'none' && (", 'approve-decline.test.tsx'],
      ],
    'proofs of pupils go a year after the school year they came in; that one came, and until when it was accepted, stays (guide §9)':
      [
        ['school-proofs.ts', "interval '5 months'", "interval '4 months'", 'school-proofs.db.test.ts'],
        ['school-proofs.ts', "o.kind not in ('company', 'department')", 'true', 'school-proofs.db.test.ts'],
        ['forget-records.ts', 'if (schoolProofs)', 'if (schoolProofs === null)', 'school-proofs.db.test.ts'],
      ],
    'a document that was taken as a proof is opened by nobody of the portal any more, and says so (guide §9)': [
      [
        'organisation-files.ts',
        "if (row.isProof) return refuse('proofExamined', 'guid')",
        '',
        'change-request.db.test.ts',
      ],
      ['organisation-file.queries.ts', 'proof.file_id = file.id', 'false', 'change-request.db.test.ts'],
      ['DocumentOverviewPage.tsx', 'isProof ? (', 'false ? (', 'documents.test.tsx'],
    ],
    'cards are noted by their numbers as a scanner types them: a new one is handed out, an old one came back (guide §6 step 11)':
      [
        ['scanned-card.ts', 'isHandedOut && sentOn >= appliedOn', 'isHandedOut', 'scanned-card.test.ts'],
        ['scanned-card.queries.ts', 'or (m.after', 'or true or (m.after', 'roll-over.db.test.ts'],
        ['ScanCards.tsx', "    setTyped('')\n", '', 'school-years.test.tsx'],
      ],
    'documents and letters that the reader has not downloaded yet are marked, and shown alone (guide §4, nodes 8–10)': [
      ['organisation-file.queries.ts', 'done.account_id = ', 'done.account_id <> ', 'organisation-file.db.test.ts'],
      ['DocumentOverviewPage.tsx', 'onlyNew: isNewOnly', 'onlyNew: false', 'documents.test.tsx'],
    ],
    'files of an organisation: uploaded, listed and opened by its people and by who pays (§§3, 5)': [
      ['organisation-files.ts', 'await mustReach(context, world.db, organisationId)', ''],
      ['organisation-files.ts', 'offset: page * pageSize', 'offset: 0', 'organisation-file.db.test.ts'],
      ['organisation-files.ts', "if (kept + file.size > MOST_KEPT) refuse('organisationFilesFull', 'file')", ''],
    ],
    'each file of the portal says below its rows who fetched it, when and what for; taken in again that is nobody (guide §9)':
      [
        ['fetched-by.ts', '(await nameOfVisitor(context, world.db))', "''", 'financial-report.db.test.ts'],
        ['control-file.ts', "await fetchedBy(context, 'control')", "''", 'takers.db.test.ts'],
        ['list-files.ts', "const NO_PUPIL = '# '", "const NO_PUPIL = ''", 'student-list.db.test.ts'],
      ],
    'financial report: claims of a payer by school, product and month, to the cent, and as a file that is noted': [
      ['school-year.ts', ' || last < first', '', 'school-year.test.ts'],
      [
        'claimed.queries.ts',
        'reach.organisation_id = o.id and reach.pays where',
        'reach.organisation_id = o.id where',
        'financial-report.db.test.ts',
      ],
    ],
    'who pays lists decisions and objections across contracts, with terms that run out, and declines several for one reason (guide §5, beside §2.2)':
      [
        [
          'listed.queries.ts',
          ' and letter.objection_until <= ',
          ' and letter.objection_until >= ',
          'decision.db.test.ts',
        ],
      ],
    'a school confirms facts or does not from a day on, which is taken back until then; what waits keeps its way (§7.2, guide §3)':
      [
        [
          'set-obligated.ts',
          "if (from !== undefined && from < today) refuse('notValid', 'from')",
          '',
          'organisation.db.test.ts',
        ],
      ],
    'whoever decides sees the proofs beside the application: one at a time, as what their bytes say they are, noted, and no longer once it is decided (§4, guide §4)':
      [['show-proof.ts', '!contract?.mayDecide', '!contract', 'school-contract.db.test.ts']],
    'a company owes the base fee of its framework contract each month, for each ticket or for all in its list, once and to the cent; its report and staff who write it tell it beforehand (guide §8)':
      [
        ['base-fee.ts', 'sumCents: count * cents', 'sumCents: cents', 'base-fee.test.ts'],
        ['planned-fees.ts', 'bound.get(month)?.has(organisationId)', 'true', 'base-fee.db.test.ts'],
        ['base-fee.ts', 'month > lastCharged', 'month >= lastCharged', 'base-fee.test.ts'],
        ['charge-base-fees.ts', 'await lastMonthCharged(world.db, clientId)', 'null', 'base-fee.db.test.ts'],
        ['charge-base-fees.ts', 'cents: fee.sumCents', 'cents: fee.cents', 'base-fee.db.test.ts'],
        ['forecast.ts', '(fees.get(month) ?? 0)', '0', 'base-fee.db.test.ts'],
        [
          'in-force.queries.ts',
          "coalesce(agreed.terms ->> 'endsOn', '9999-12-31') >=",
          "'9999-12-31' >=",
          'base-fee.db.test.ts',
        ],
      ],
    'a card goes to whoever was chosen, or to the parents where nothing can be sent there: a school that is closed, a pupil whose home no list says (guide §10: 14)':
      [['card-addressee.ts', '[chosen, ...INSTEAD]', '[chosen]', 'card-addressee.test.ts']],
    'a name that was given up stands in no request any more that was agreed to, nor with the pupil (guide §10: 16)': [
      ['describe-request.ts', 'isDone(state) && firstName !== null', 'firstName === null', 'change-request.db.test.ts'],
    ],
    "the help of the portal tells of each entry of the reader's own menu what it is for, with the way to it and its explanation, in words for schools, who pays, and companies (§2.3)":
      [
        [
          'PortalHelpPage.tsx',
          "useAppSelector(selectPaysOwn) ? 'payer' : 'school'",
          "'school'",
          'portal-help.test.tsx',
        ],
        ['PortalHelpPage.tsx', 'tutorial && <Text>', 'false && <Text>', 'portal-help.test.tsx'],
        ['use-portal-menu.ts', 'seesMenuNode(rights, node)', 'true', 'portal-help.test.tsx'],
      ],
    'a company reads three months ahead that it will have fewer job tickets than was agreed, staff are told once a month, and who held one is a file of each month (guide §8, §10: 25)':
      [
        ['taker-watch.ts', 'const WATCHED_MONTHS = 3', 'const WATCHED_MONTHS = 2', 'taker-watch.test.ts'],
        ['taker-watch.ts', 'day <= trial.until', 'day < trial.until', 'taker-watch.test.ts'],
        [
          'held-in-month.ts',
          'employee?.personnelNumber ?? rows.get(id)?.personnelNumber',
          'employee?.personnelNumber',
          'takers.db.test.ts',
        ],
        ['control-file.ts', '...(known.seesMoney ? heads.money : [])', '...heads.money', 'takers.db.test.ts'],
      ],
    'job tickets that differ from the list of the company are told with what would come of an answer, and end as agreed or come into the list by tick (guide §8)':
      [
        ['control.ts', "finding !== 'numberMissing' && endsOn !== null", 'endsOn !== null', 'control.test.ts'],
        ['control-differences.ts', 'ending.effectiveOn < timeline.span.to', 'true', 'takers.db.test.ts'],
        ['control-differences.ts', ' && told.answers.includes(answer)', '', 'takers.db.test.ts'],
        ['control-differences.ts', 'row?.listedUntil ?? null', 'null', 'takers.db.test.ts'],
        ['ControlDifferences.tsx', 'answers.includes(answer)', 'answers.length > 0', 'pupils.test.tsx'],
      ],
    "who is known elsewhere in the reader's reach exists already, and is taken over from there with their contracts, by who pays; of others nobody is told (§8, guide §4)":
      [
        ['known-elsewhere.ts', 'alike.some(({ id }) => id === one.organizationId) ? [] : alike', 'alike'],
        ['take-over.ts', ' || personKey(member) !== personKey(asked)', '', 'change-request.db.test.ts'],
      ],
    'a version of the rule that is released later reaches tickets that run from its first day, and families are told before by a decision (guide §0.5, §5)':
      [
        ['entitlement-rule.ts', 'now.version <= decided.version || ', '', 'version-reaching.test.ts'],
        [
          'entitlement-rule.ts',
          'now.rule.selfPayCents ?? decided.rule.selfPayCents',
          'now.rule.selfPayCents',
          'version-reaching.test.ts',
        ],
        ['follow-rule.ts', 'share: after.usual', 'share: latest.share', 'share-round.db.test.ts'],
      ],
    'brothers and sisters are known across applications by their guardian: one account, or one name and confirmed address, never across clients; a child is counted once (guide §5, §10: 4)':
      [
        ['same-guardian.ts', 'if (one.clientId !== other.clientId) return false', '', 'same-guardian.test.ts'],
        ['same-guardian.ts', '!one.isEmailConfirmed || !other.isEmailConfirmed || ', '', 'same-guardian.test.ts'],
        ['one-child.ts', 'one.key === key || ', '', 'one-child.test.ts'],
      ],
    'an exemption from the own share is asked for with its proof, and answered by who pays beside the way: a yes waits for it, the letter says both (guide §5)':
      [
        ['decide-contract-way.ts', "refuse('exemptionNotDecided', 'id')", 'undefined', 'family.db.test.ts'],
        ['decide-way.ts', 'decidable.subject.isExemptionGranted ?', 'true ?', 'family.db.test.ts'],
        ['ExemptionAnswer.tsx', "is === null ? 'open' : is ? 'granted' : 'declined'", "'open'"],
      ],
    'a ticket that a school asks for is decided as an application of parents is: facts, rule, own share, number, letter, objection; a no too; its guardian concludes it for a minor, and what who pays says to another way or school of a running ticket is a decision that leaves the shares (§4, guide §5)':
      [
        ['apply-for.ts', "yes ? 'Approved' : 'Rejected'", "'Approved'"],
        ['subscriber.ts', "if (known) return { kind: 'known', id: known, email }", ''],
        ['asked-again.repository.ts', 'if (!before) return false', 'if (before) return false'],
      ],
    'a secret address is a fact of the person: no details, list, import, export, request, roll-over or decision shows or uses the home, whichever record says so (guide §10: 17)':
      [
        ['known-pupils.queries.ts', ' or person.is_address_secret or ', ' or '],
        ['describe-request.ts', '...(isAddressSecret ? [] : ', '...(false ? [] : '],
      ],
    'an employee leaves by word of the company, by its list or by the end of its framework contract; the ticket ends as agreed, and one link turns it into the plain product at its price from the day after (guide §8, §10: 27, 28)':
      [['exit-day.ts', "reason !== 'left'", "reason === 'death'", 'exit-day.test.ts']],
  },
}
