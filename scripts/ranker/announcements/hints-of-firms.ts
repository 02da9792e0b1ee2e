import type { Families } from './grammar.js';

/**
 * How somebody who writes like an office sends a payment elsewhere without the usual words: by what is on file, by whom it concerns, by what
 * no longer works. As in announcing.ts.
 */
export const HINTS_OF_FIRMS: Families = {
  onFile: [
    '[What|Whatever|The ones|The numbers|The particulars|The entry|The set] you [hold|have|keep|saved|stored|used last time|have on file] [for us|on us|from last year|in your books|] [is|are] [stale|no good any more|from the old days|outdated|dead|not to be used|superseded], [go by|use|take|follow|work from] [this page|what stands here|the ones in this mail|what we print today|the lower line].',
    '[Overwrite|Replace|Swap|Edit|Correct|Wipe|Bring up to date|Fix|Re-enter|Re-key] [what you keep|the numbers|the digits|our entry|our card|our line|our record|our profile|the stored ones] [for us|in your system|in your ledger|in your software|in the vendor master|under our name] [before the next run|with these|with what is printed here|first|and then pay|at once].',
    '[Your|The] [system|ledger|software|pay run|accounts package|vendor file|payee list] [still has|will still show|will suggest|fills in|remembers|pulls up] [the previous one|our old one|what we used before|the wrong digits|last year’s], [please key this one in by hand|override it|do not accept it|change that|pick the one below].',
    '[Do not|Please do not|Never] [rely on|go by|copy|reuse|follow|pay to|take] [what we gave you before|earlier invoices|your saved list|last month’s|what your software remembers|the one from March].',
    '[From|Starting with|Beginning with] this [invoice|bill|job|month|quarter] [on|], [only what stands here|only this page|the set below|only these|the six and nine digits here] [counts|applies|is good|is to be used|is binding].',
    '[Confirm|Let us know|Acknowledge|Tell me|Drop us a line] [once|when|as soon as] [you have|your team has] [amended|loaded|actioned|changed|entered|taken up|recorded] [this|it|our record|them|the new set|what is below].',
  ],
  otherHands: [
    '[This one|Your payment|What is owing|The balance|The money|The sum|Everything due|Our takings|All proceeds] [now|from now on|this time|for the time being|] [goes|has to go|is to go|belongs|should travel|gets sent] to [our sister company|the parent|our holding entity|the group treasury|a trust|our solicitor’s trust|our financier|the new owners|the liquidator|the director privately|our overseas arm|the subsidiary|an affiliate|the escrow agent].',
    '[{company}|Our sister company|Our parent|A collecting agent|The group|Our lender|A fund|Our lawyer|The administrator] [now|] [collects|receives|takes in|gathers|is entitled to|looks after|banks] [what you owe|all that is due to us|our receivables|everything for all branches|our money|these amounts] [these days|until further notice|on our behalf|for us|from June].',
    '[We have|Our firm has] [sold|assigned|ceded|pledged|handed over|signed over] [this debt|our claims|the invoice|what you owe|our ledger] to [{company}|a factor|our bankers|an investor|the group], [so pay them|who will be in touch|and only they can discharge you|settle with them].',
    '[Only|Solely] [{company}|the assignee|the factor|the new owner|our trustee|the agent] can [give you a good discharge|receive this|accept the money|take it|release you].',
    '[Please|Kindly] [make it out to|have it sent to|route it through|put it through|let it go to|address it to] [{company}|our other entity|the partner firm|the owner himself|our subsidiary|the managing director|the trust].',
    '[Until|While] [our licence is renewed|the court decides|we restructure|the dispute is settled|our own is unfrozen|the takeover completes], [{company}|the group|our partner|a sister firm|my brother’s firm] [receives|takes|collects|banks|holds] [it|everything|the money|the funds] [for us|in our place|].',
  ],
  institutions: [
    '[We|Our money|Our funds|The business|Our treasury] [moved|went|switched|left|has gone|changed] from {bank} to {bank} [last month|in June|over the break|after the merger|].',
    '[We|Our firm] [are|is] [with|now with|now at|served by|clients of] [{bank}|another institution|a different lender|someone else|the credit union] [these days|now|since May|, no longer with {bank}|, so note it].',
    '[Make|Please make] sure [it|the money|your transfer|the sum] [lands|ends up|arrives|gets in] [with|at] [{bank}|the new place|the right institution|the one below] [and not with {bank}|and not where it used to|not the old one|].',
    '[We|I] [opened|set up|got|started|arranged] [something new|a fresh one|another one|a second one|a better one] [with {bank}|at {bank}|last week|to get paid faster|because of the fees].',
    '[The|Our] [receiving end|receiving side|destination|landing place|usual place|home for payments|place for deposits] [has moved|is elsewhere now|is another|was wound up|was shifted|has been replaced|is being closed].',
    '[We|They] [parted ways with|fell out with|were dropped by|had to leave|walked away from|lost patience with] [our lender|our bank|the bank|{bank}], [so please adjust|so things go elsewhere|note where it goes now|more below].',
  ],
  failing: [
    '[Money|Anything|Whatever is|Funds|Deposits] [sent|paid|going|lodged] [there|the old way|as before|to the earlier place|to the one you know|to the former one] [bounces|comes back|is lost|will not reach us|gets stuck|is not credited|goes to nobody|will be frozen].',
    '[Your|The] [last|previous|recent] [transfer|payment|deposit|attempt] [came back|bounced|was returned|never arrived|did not go through|got rejected], [try this one|use the one below|send it again to these digits|please redo it with the following|go through {company} this time].',
    '[The|Our|That] [old one|usual one|first one|former one|old BSB|regular one|one above] [is|was|has been] [closed|shut|frozen|playing up|under review|compromised|blocked|retired|wound up|attacked|on hold], [use the other|the second one works|take the lower|so use these|try the next].',
    '[Because of|Owing to|Due to|Thanks to|After] [an audit|a fraud|a hack|a court order|the tax office|a merger|a technical fault|a mix-up] [we cannot take money|nothing can be received|we can’t be paid|we had to get another|payments are blocked] [the usual way|there|in the normal place|until June|at present].',
    '[To avoid|So that there is no|To prevent] [rejection|delay|a bounce|loss|your money getting stuck], [send|wire|lodge|push|key] it [to the one below|to the one under the total|using these digits|to the set on page two|through the other].',
    '[We|They] [cannot|can no longer|are unable to|may not] [receive|accept|get|draw|see] [anything|money|funds|transfers] [there|through the old channel|at the usual place|where you sent it last time] [any more|at the moment|until further notice|].',
  ],
  holdOn: [
    '[Hold|Delay|Park|Hold back|Sit on|Postpone|Don’t release] [payment|the payment|the transfer|this one|the funds] until [I send you the right numbers|you hear from me|we confirm where to|the new set arrives|{person} writes|my next mail].',
    '[Hit reply|Reply|Write back|Text me|Ring {person}|Call my mobile|Message us|Answer this mail] and [I|we|he|she] [will|can|shall] [send over|give you|tell you|pass on|supply] [where it goes|where to put it|the right one|the numbers|what to key in|the proper particulars].',
    '[The|Our] [right|proper|new|correct|actual] [ones|numbers|set|one|digits|particulars] [follow|will follow|come by text|are sent separately|reach you tomorrow|are in my next mail|come from {person}].',
    '[Do not|No need to|Please don’t|You needn’t] [ring|call|phone|bother|check with|contact] [the office|reception|our accounts|anyone here|head office|the number on the invoice] [about it|to check|on this|], [the lines are down|just follow this note|they know nothing of it|I am handling it myself|it only confuses them].',
    '[Send|Try|Lodge|Push] a [small|test|token|one dollar] [amount|sum|deposit|transfer] [to|into] [the one below|this one|these digits|it] [first|and I will say if it arrived|then send the rest|].',
    '[Keep|Please keep] this [between us|to yourself|confidential|quiet|from the others], [the deal is not public|I will explain later|just make the transfer|until it is done].',
  ],
  mismatch: [
    '[A|Some] different name [will|may|might] [show|come up|appear|pop up] [when you key it in|on your screen|at the check|in your app], [that is fine|ignore it|just continue|do not worry|carry on|it is ours too].',
    '[Our|The] name [will not|won’t|does not|may not] [match|agree|line up|tally] [when your bank checks|on the screen|with what comes up|], [just press continue|please override|go ahead anyway|it is only the trading name|this is known].',
    '[If|Should|When] your bank [warns|asks|queries|flags it|says no match], [say yes|confirm|tell them you know us|carry on|press accept|override it].',
    '[It|This one|The new one] is [in|under] [the name of|my partner’s name|my own name|{person}’s name|a family trust|{company}], [for tax reasons|do not be surprised|that is correct|just for now].',
  ],
  printedHere: [
    '[The|These] [numbers|digits|figures|particulars|ones] [in the footer|at the bottom|above|in the box|on this page|on the left] are [a leftover|from an old template|for show|only for local customers|last year’s|wrong, sorry|not ours any more], [take the handwritten ones|use the ones in the mail|go by the stamp|ask for the right ones|use the next page].',
    '[Ignore|Skip|Disregard|Pass over|Forget] [the particulars|what is printed|the lines|the section|the box|the details] [on the previous invoice|above|at the foot|on page one|in the PDF] [and|, instead|;] [follow|use|take|go by] [the ones in this message|the letter|what I send|the note|the sticker].',
    '[Scan|Use|Tap|Follow|Click] the [square|code|button|link|picture] [to settle|to pay securely|to complete this|for the payment], [the printed numbers are old|transfers are off|EFT is disabled for now|nothing else works|other ways are closed].',
    '[The|Our|See the|Check the] [attached|enclosed|accompanying] [letter|form|notice|sheet|slip|memo] [says|tells you|shows|explains|has|sets out] [where it goes|where to send it|where to deposit|who receives it|the set to use|what to change].',
    '[Follow|Act on|Comply with|Go by] [the attached form|our letter of Monday|the memo|our bank’s letter|the notice enclosed|what our lawyer wrote] [when you pay|for this one|instead of the invoice|and not the invoice|].',
    '[For this one only|Just this once|This time only|On this occasion|For this bill], [use|take|go with|send it to] [the subsidiary’s|the other one|the second one|my personal one|the director’s own|our project one|the savings one|the one underneath].',
  ],
  redo: [
    '[Please|Kindly|We ask you to] [remit|send|pay|wire|settle|transfer] [differently|in another way|elsewhere|otherwise|to another place|to a new spot] [than before|from now on|this time|than last month|until told otherwise].',
    '[The way|How|Where|The place] you [paid|sent it|settled|remitted] [us last time|in the past|before|until now] [is not possible|no longer works|is closed|is not right|is a thing of the past|won’t do any more].',
    '[We|I] [ask|urge|request|want|need|would like] [that you|you to] [swap|change|switch|exchange|turn over] [the beneficiary|the receiver|the recipient|where it goes|the payee line|who gets it] [for this one|to the one below|before Friday|as per below|].',
    '[Take note|Mind|Notice|Observe|Please see] [where|to whom] [this|it|the money] [should be sent|is going now|has to go|goes from here on|must land], [it is not as it was|not where it used to|it differs from before|this is new|].',
    '[Split|Divide|Break up] [it|the sum|the payment]: [half|a part|the GST|ten percent] [here|as usual|to us] and [the rest|the other half|the balance] [to {company}|to my own|to the one below|over there|to the second one].',
    '[Whatever|All that|Anything|What] [is|remains|is still] [open|owing|unpaid|due|outstanding] [should|must|is to|ought to] [be sent across|move over|come|be redirected|go] to [our new home|the other place|the fresh set|the place below|the one named here].',
  ],
};
