// Texts of the mails the site sends. Only the server needs them.
export default {
  greeting: 'As-salamu alaykum,',
  signature: 'The Mahalla team',
  ignore: 'If you did not ask for this, you can ignore this email. Nothing will happen.',
  orCode: (code: string) => `Or enter this code: ${code}`,
  setupTest: {
    subject: 'A test email from your site',
    body: 'If you can read this, your site’s email works.',
    action: 'Back to the set-up list',
  },
  confirmAddress: {
    subject: 'Confirm your email address',
    body: 'Welcome to Mahalla. Please confirm that this address is yours.',
    action: 'Confirm my address',
  },
  resetPassword: {
    subject: 'Choose a new password',
    body: 'You asked for a new password for your Mahalla account. The link works once and expires after one hour.',
    action: 'Choose a new password',
  },
  signIn: {
    subject: 'Your sign-in link',
    body: 'Here is your link to sign in to Mahalla. It works once and expires after one hour.',
    action: 'Sign in',
  },
  invite: {
    subject: 'You are invited to join Mahalla',
    body: 'The Mahalla team has opened an account for you with this email address. Accept the invitation and choose a password. The link works once and expires after one hour.',
    action: 'Accept the invitation',
    closing: 'If you would rather not join, you can ignore this email.',
  },
  changeAddress: {
    subject: 'Confirm the change of your email address',
    body: 'You asked to change the email address of your Mahalla account.',
    action: 'Confirm the change',
  },
  addressTaken: {
    subject: 'Somebody asked to use your email address',
    body: 'Somebody asked to use this address for another Mahalla account. It is yours already, so nothing has changed. If it was you, sign in with this address. If not, you don’t need to do anything.',
  },
  code: {
    subject: 'Your confirmation code',
    body: 'Enter this code on Mahalla to continue:',
  },
  newsletter: {
    subject: 'Please confirm your newsletter subscription',
    body: 'You asked for the Mahalla newsletter: new places near you and your community’s news, now and then. Please confirm, and the next one will reach you.',
    action: 'Yes, send me the newsletter',
    unsubscribe: 'Unsubscribe',
    choices: 'Choose what you get',
    test: '[Test]',
    why: 'You get this because you subscribed to the Mahalla newsletter.',
  },
  certificateReminder: {
    subject: (business: string) => `Your halal certificate for ${business} expires soon`,
    body: (business: string, date: string) =>
      `The halal certificate of ${business} that we have on file is valid until ${date}. After that day the listing drops to a lower level automatically. If you have a new one, please submit it.`,
    action: 'Submit the new certificate',
  },
  moderation: {
    things: {
      campaign_entry: 'your campaign update',
      campaign_account: 'the account for gifts',
      giving_group: 'your group',
      review: 'your review',
      review_reply: 'your reply to a review',
      contribution: 'your post',
      reply: 'your reply',
      person: 'your profile',
      photo: 'your photo',
      evidence: 'your evidence',
      claim: 'your claim',
      listing: 'your listing',
      fact: 'what you said about a place',
      ownership: 'your statement of ownership',
      job: 'your job post',
      message: 'your message',
      place_change: 'your suggestion for a place',
      prayer_room: 'the prayer room you added',
      prayer_room_word: 'what you said about a prayer room',
      mosque_announcement: 'your announcement',
      mosque_admin: 'your request to manage a mosque’s page',
      course: 'your course',
      course_review: 'your review of a course',
      course_remark: 'what you wrote under a lesson',
      teaching_request: 'your request to teach',
      social_account: 'your social account',
      social_verification: 'your code for a social account',
      group: 'your group',
      group_note: 'your announcement',
      person_message: 'your message',
      other: 'what you submitted',
    },
    about: (thing: string, name: string) => `${thing} (${name})`,
    subject: {
      approved: (thing: string) => `Approved: ${thing}`,
      rejected: (thing: string) => `Not published: ${thing}`,
      needs_info: (thing: string) => `We have a question about ${thing}`,
    },
    body: {
      approved: (thing: string) => `Thank you. We have approved ${thing}.`,
      rejected: (thing: string) => `We have reviewed ${thing} and cannot publish it.`,
      needs_info: (thing: string) => `We need a little more information about ${thing} before we can decide.`,
    },
    canned: {
      spam: 'It reads like advertising, or does not seem to be real.',
      offensive: 'It is offensive or attacks someone.',
      not_own_visit: 'It is not about a visit of your own.',
      private_data: 'It contains private information about other people.',
      off_topic: 'It is not about this place.',
      unreadable: 'We could not read or understand it.',
      unclear: 'We need more details.',
      duplicate: 'It is already listed.',
      unproven: 'What you sent does not prove it yet.',
      unkind: 'It is unkind to others, and not for the first time.',
    },
    note: 'A note from our team:',
    action: 'See it on Mahalla',
  },
  contactAnswer: {
    subject: (subject: string) => `Our reply to your message: ${subject}`,
    youWrote: 'You wrote:',
    closing: 'If you have another question, please write to us again.',
    action: 'Contact us again',
  },
  communityNews: {
    subject: (n: number) => (n === 1 ? 'News from the Mahalla community' : `${n} things from the Mahalla community`),
    body: 'Here is what happened in the community:',
    action: 'See it on Mahalla',
    why: 'You are receiving this email because of your notification settings.',
    stop: 'Stop these emails',
  },
  jobs: {
    application: {
      subject: (job: string) => `New application: ${job}`,
      body: (person: string, job: string) =>
        `${person} applied for “${job}”.\n\nPlease answer everyone, also with a no. Applications are deleted after 180 days.`,
      action: 'Read the application',
    },
    answerSubject: (job: string) => `Your application: ${job}`,
    answers: {
      seen: (job: string, employer: string) => `${employer} read your application for “${job}”.`,
      shortlisted: (job: string, employer: string) =>
        `Good news: ${employer} shortlisted you for “${job}”. They may contact you soon.`,
      declined: (job: string, employer: string) =>
        `${employer} chose someone else for “${job}” this time. May Allah open a better door for you.`,
      hired: (job: string, employer: string) => `Mabrouk! ${employer} wants to hire you for “${job}”.`,
    },
    answerAction: 'My applications',
    ending: {
      subject: (job: string) => `Still open? ${job}`,
      body: (job: string, date: string) =>
        `Your job “${job}” ends on ${date}. If it’s still open, renew it with one click. If it’s filled, you don’t need to do anything.`,
      action: 'Renew or close it',
    },
    alert: {
      subject: (found: string) => `New on Mahalla: ${found}`,
      body: (search: string) => `New for your search “${search}”:`,
      action: 'See the whole search',
      why: 'You are receiving this email because you saved this search.',
      stop: 'Stop this alert',
    },
  },
  mosqueAsk: {
    subject: (mosque: string) => `Are the prayer times of ${mosque} right?`,
    body: (mosque: string) =>
      `Salaam to everyone at ${mosque}.\n\nPeople find your mosque on Mahalla and come to pray with you. Please take a moment to check the times they see.`,
    known: 'These are the times we show now:',
    none: 'We don’t know your iqamah or Jumu’ah times yet. You can add them in minutes.',
    after: (minutes: string) => `${minutes} min after it begins`,
    action: 'Check the times',
    why: (mosque: string) => `We write once a season, because this address is published for ${mosque}.`,
    stop: 'Don’t write to us again',
  },
  placeAlert: {
    confirm: {
      subject: 'Shall we tell you when one is listed?',
      body: (name: string) =>
        `You asked Mahalla to tell you when one is listed for “${name}”. Please confirm, and we’ll write to you once.`,
      action: 'Yes, tell me',
      stop: 'No, stop this',
    },
    found: {
      subject: (name: string) => `Now on Mahalla: ${name}`,
      body: (name: string) => `The first is listed for “${name}”:`,
      action: 'See the search',
      why: 'You asked to be told of this once. This was it: you’ll get no more emails about it.',
    },
  },
  mosqueNews: {
    subject: (mosque: string, title: string) => `${mosque}: ${title}`,
    janazah: 'Inna lillahi wa inna ilayhi raji’un.',
    kinds: { general: 'News', janazah: 'Janazah', class: 'Class', event: 'Event', closure: 'Closure' },
    on: (date: string) => `Day: ${date}`,
    at: (time: string) => `Time: ${time}`,
    after: (prayer: string) => `After ${prayer}`,
    prayers: {
      fajr: 'Fajr',
      dhuhr: 'Dhuhr',
      asr: 'Asr',
      maghrib: 'Maghrib',
      isha: 'Isha',
      jumuah: 'Jumu’ah',
    },
    where: (place: string) => `Where: ${place}`,
    burial: (place: string) => `Burial: ${place}`,
    action: 'See it on Mahalla',
    why: (mosque: string) => `You are receiving this email because you follow announcements from ${mosque}.`,
    stop: 'Stop these emails',
  },
  timetableSheet: {
    subject: (mosque: string, month: string) => `Prayer times for ${month}: ${mosque}`,
    body: (mosque: string, month: string) =>
      `The timetable of ${mosque} for ${month} is ready to print. It’s made when you open it, so whatever the mosque changes until then is on it.`,
    action: 'Open the sheet to print',
    other: 'Another paper, colour or language?',
    change: 'Change the sheet',
    why: (mosque: string) => `You asked for the timetable of ${mosque} each month.`,
    stop: 'Stop these emails',
  },
  trialReminder: {
    subjects: {
      23: 'Your VIP trial ends in 7 days',
      28: 'Your VIP trial ends in 2 days',
      30: 'Your VIP trial ends today',
    },
    bodies: {
      23: (listing: string, date: string) =>
        `Your free VIP trial for ${listing} runs until ${date}. Until then you can use 20 automation rules.`,
      28: (listing: string, date: string) => `Your free VIP trial for ${listing} runs until ${date}: two more days.`,
      30: (listing: string, date: string) =>
        `Today, ${date}, is the last day of the free VIP trial for ${listing}. From tomorrow your listing is on Barakah, our free plan.`,
    },
    yourListing: 'your listing',
    action: 'Compare plans',
    closing:
      'You don’t need to do anything. We have no card from you and nothing will be charged. The trial ends automatically, and your listing stays online for free.',
  },
  leaving: {
    asked: {
      subject: (date: string) => `Your account will be deleted on ${date}`,
      body: (date: string) =>
        `You asked us to delete your Mahalla account. It is locked now and will be deleted on ${date}, with everything you chose to remove. If you change your mind, sign in before then and keep it.`,
      closing: 'If this wasn’t you, sign in, keep the account and change your password at once.',
      action: 'Sign in',
    },
    decided: {
      subject: (date: string) => `Your account will be deleted on ${date}`,
      body: (date: string) =>
        `Our team has decided to delete your Mahalla account. It is locked now and will be deleted on ${date}. Until then you can sign in and take your data with you.`,
      closing: 'If you think this is a mistake, write to us before then.',
      action: 'Write to us',
    },
    done: {
      subject: 'Your account is deleted',
      body: 'Your Mahalla account is deleted, with your address, your sessions and your files. This is our last email to you. May Allah be with you.',
    },
  },
  plan: {
    names: { basic: 'Barakah', premium: 'Rizq', enterprise: 'Falah' },
    renews: {
      subject: (plan: string, date: string) => `Your ${plan} plan renews on ${date}`,
      body: (plan: string, date: string) =>
        `Your ${plan} plan renews on ${date}. If you’d rather stop, cancel before then: it takes two taps, and you keep everything until that day.`,
    },
    ends: {
      subject: (plan: string, date: string) => `Your ${plan} plan ends on ${date}`,
      body: (plan: string, date: string) =>
        `Your ${plan} plan runs until ${date}. After that your listings stay online on Barakah, our free plan. You can keep ${plan} with one tap until then.`,
    },
    late: {
      subject: (plan: string) => `We haven’t received the payment for your ${plan} plan`,
      body: (plan: string, date: string) =>
        `The payment for your ${plan} plan hasn’t arrived yet. Nothing changes until ${date}, and we never charge interest or late fees. Please check your payment details before then.`,
    },
    last_days: {
      subject: (plan: string) => `Last days of your ${plan} plan`,
      body: (plan: string, date: string) =>
        `We’re still waiting for the payment for your ${plan} plan. On ${date} your listings move to Barakah, our free plan. They stay online, and nothing you entered is lost.`,
    },
    ended: {
      subject: (plan: string) => `Your ${plan} plan has ended`,
      body: (plan: string) =>
        `Your ${plan} plan has ended. Your listings stay online on Barakah, our free plan, with everything you entered. You’re welcome back any time.`,
    },
    action: 'Manage my plan',
    closing: 'You are receiving this email because your business has a plan on Mahalla.',
  },
  invoice: {
    invoice: {
      subject: (number: string) => `Invoice ${number}`,
      body: (number: string, total: string) =>
        `Here is invoice ${number} over ${total}. Please transfer the amount and give the invoice number as the reference. Your plan starts as soon as our team has confirmed the payment.`,
    },
    receipt: {
      subject: (number: string) => `Receipt for invoice ${number}`,
      body: (number: string, total: string) =>
        `JazakAllah khair. We’ve received your payment of ${total} for invoice ${number}. You can open and print the invoice any time.`,
    },
    credit_note: {
      subject: (number: string) => `Credit note ${number}`,
      body: (number: string, total: string) =>
        `We’ve refunded ${total} to you. Credit note ${number} is kept with your invoices.`,
    },
    action: 'Open it',
    closing: 'Keep this email for your records.',
  },
  application: {
    note: 'Note from our team:',
    affiliate: {
      subject: 'Your affiliate application',
      approved: 'Welcome. Your application is approved. Your link and the terms you joined with are on your dashboard.',
      declined:
        'Thank you for your application. We can’t take you on as an affiliate at the moment. You’re welcome to apply again later.',
    },
    partner: {
      subject: (name: string) => `${name} and Mahalla`,
      approved: (name: string) =>
        `${name} is now a partner of Mahalla. Your badge is ready: copy it from the partners page to your own site.`,
      declined: (name: string) => `Thank you for your application. We could not approve ${name} as a partner.`,
      revoked: (name: string) => `${name} is no longer a partner of Mahalla, and its badge now says so.`,
    },
    action: { affiliate: 'Open my dashboard', partner: 'Get the badge' },
  },
  gift: {
    title: 'A gift to Mahalla',
    how: {
      subject: (number: string) => `How to make your gift (${number})`,
      body: (sum: string) =>
        `JazakAllah khair. Please transfer ${sum} and give the number below as the reference, so that we know it is yours.`,
      closing: 'If you change your mind, do nothing. Nobody will remind you.',
    },
    receipt: {
      subject: (number: string) => `Receipt ${number}`,
      body: (sum: string) => `JazakAllah khair. We’ve received your gift of ${sum}.`,
    },
    refund: {
      subject: (number: string) => `We’ve returned your gift (${number})`,
      body: (sum: string) => `We’ve returned ${sum} to you.`,
    },
    lines: {
      number: 'Number',
      date: 'Date',
      giver: 'From',
      purpose: 'For',
      amount: 'Amount',
      to: 'To',
    },
    stop: 'Stop my monthly gift',
    closing: 'Keep this email for your records.',
  },
  order: {
    postage: 'Post',
    discount: 'Discount',
    tax: 'Tax',
    /** Nothing was to be paid before it was collected. */
    cancelledUnpaid: 'Your order was cancelled, and the items are back in the store. There’s nothing to pay.',
    steps: {
      unconfirmed: {
        subject: (reference: string) => `Please confirm your order ${reference}`,
        body: 'Please open the link and confirm your order. Until then nothing is set aside for you. The link works for a day.',
      },
      new: {
        subject: (reference: string) => `Your order ${reference}`,
        body: 'JazakAllah khair for your order. We’ve set these aside for you.',
      },
      paid: {
        subject: (reference: string) => `We’ve received your payment (${reference})`,
        body: 'Your payment has arrived. We’ll pack your order next.',
      },
      packed: { subject: (reference: string) => `Your order is packed (${reference})`, body: 'Your order is packed.' },
      sent: {
        subject: (reference: string) => `Your order is on its way (${reference})`,
        body: 'We’ve posted your order.',
      },
      ready: {
        subject: (reference: string) => `Your order is ready to collect (${reference})`,
        body: 'Your order is waiting for you at the mosque. Show this reference when you come.',
      },
      done: {
        subject: (reference: string) => `Your order is complete (${reference})`,
        body: 'Your order is complete. We hope you enjoy it.',
      },
      cancelled: {
        subject: (reference: string) => `Your order was cancelled (${reference})`,
        body: 'Your order was cancelled, and the items are back in the store. If you’ve already paid, we’ll return your money.',
      },
      refunded: {
        subject: (reference: string) => `We’ve refunded your order (${reference})`,
        body: 'We’ve returned what you paid for this order.',
      },
    },
    ways: {
      none: (sum: string) => `You pay ${sum} when you collect.`,
      manual: (sum: string) => `Please transfer ${sum} within 7 days and give the reference below.`,
      stripe: (sum: string) =>
        `Please pay ${sum} by card within 15 minutes; after that the items go back in the store.`,
    },
    lines: {
      reference: 'Reference',
      total: 'Total',
      pickup: 'Collect from',
      address: 'Send to',
      note: 'Note',
      account: 'Account',
    },
    action: 'See my order',
    closing: 'Keep this email: its link opens your order. Don’t share it.',
    confirmAction: 'Confirm my order',
    confirmClosing:
      'If you didn’t order anything, ignore this email: nothing happens, and we won’t write again about it.',
  },
  teamInvitation: {
    subject: (name: string, from: string) => `${from} invites you to the team of ${name}`,
    body: (name: string, from: string, role: string) =>
      `${from} invites you to help with ${name} on Mahalla as ${role}. The link works once, for 7 days, and only for this address. If you don’t know ${from}, ignore this email.`,
    action: 'See the invitation',
    roles: { manager: 'a manager', helper: 'a helper' },
  },
  ownership: {
    noteLabel: 'Note from our team',
    claimCode: {
      subject: (name: string) => `Your code to claim ${name}`,
      body: (name: string) =>
        `Someone, hopefully you, wants to manage ${name} on Mahalla. If that is right, enter this code on the claim page. It works for 15 minutes. If you do not know about this, do not give the code to anyone.`,
      /** For the listed number: a text, or read aloud digit by digit. */
      text: (name: string, code: string) =>
        `${code} is your code to claim ${name} on Mahalla. Don’t give it to anyone who calls you.`,
      spoken: (name: string, code: string) =>
        `Hello. Somebody wants to manage ${name} on Mahalla. If that is right, the code is: ${code}. Once more: ${code}. If you know nothing about this, please hang up.`,
    },
    claim_verified: {
      subject: (name: string) => `${name} is yours on Mahalla`,
      body: (name: string) =>
        `Your claim is verified. You can now edit ${name}, reply to reviews and keep its details up to date.`,
      action: 'Open my business',
    },
    claim_rejected: {
      subject: (name: string) => `About your claim to ${name}`,
      body: (name: string) => `We looked at your claim to ${name} and could not confirm it.`,
      action: 'See the claim',
    },
    claim_needs_info: {
      subject: (name: string) => `We need a little more about ${name}`,
      body: (name: string) => `To confirm that ${name} is yours, we need a little more information.`,
      action: 'Reply',
    },
    claim_disputed: {
      subject: (name: string) => `We’re reviewing your claim to ${name}`,
      body: (name: string) =>
        `Someone else has also claimed ${name}, or it already has an owner. Our team will look at both claims and email you. You don’t need to do anything now.`,
      action: 'See the claim',
    },
    claim_revoked: {
      subject: (name: string) => `Your claim to ${name} was revoked`,
      body: (name: string) => `${name} is no longer connected to your account.`,
      action: 'See the claim',
    },
    owner_challenged: {
      subject: (name: string) => `Someone else claims ${name}`,
      body: (name: string) =>
        `Someone has claimed ${name}. Nothing changes for now; our team will look into it. If it’s yours, you don’t need to do anything. Reply if you know more.`,
      action: 'See my business',
    },
    owner_changed: {
      subject: (name: string) => `${name} has a new owner on Mahalla`,
      body: (name: string) =>
        `${name} now belongs to another account on Mahalla, after a decision by our team. If you think this is a mistake, freeze it and contact us.`,
      action: 'See the page',
    },
    vouch_asked: {
      subject: (name: string) => `Your mosque is asked to vouch for ${name}`,
      body: (name: string) =>
        `Someone says that ${name} is their business and asks your mosque to confirm it. Please vouch only if you know them.`,
      action: 'See who asks',
    },
    transfer_offered: {
      subject: (name: string, from: string) => `${from} wants to transfer ${name} to you`,
      body: (name: string, from: string) =>
        `${from} wants to transfer ${name} to you on Mahalla. If you accept, you manage its page from then on. The offer is open for 7 days.`,
      action: 'See the offer',
    },
    freeze: {
      text: 'If you did not agree to this, freeze the listing. Nobody can then transfer, rename or delete it. The link works once, for 30 days, even without signing in.',
      action: 'Freeze the listing',
    },
    transfer_started: {
      subject: (name: string) => `You offered ${name} to someone`,
      body: (name: string, email: string) =>
        `Your account offered ${name} to ${email}. Nothing changes until they accept. If this wasn’t you, freeze the listing now and change your password.`,
      action: 'See my business',
    },
    listing_frozen: {
      subject: (name: string) => `${name} is frozen`,
      body: (name: string) => `Nobody can transfer, rename or delete ${name} until it is unfrozen.`,
      action: 'See my business',
    },
    listing_thawed: {
      subject: (name: string) => `${name} is no longer frozen`,
      body: (name: string) => `${name} has been unfrozen. It can be transferred, renamed and deleted again.`,
      action: 'See my business',
    },
    transfer_accepted: {
      subject: (name: string) => `${name} has been transferred`,
      body: (name: string) => `Your offer was accepted. ${name} now belongs to its new owner.`,
      action: 'See the page',
    },
    transfer_received: {
      subject: (name: string) => `${name} is yours now`,
      body: (name: string) => `You accepted the offer: ${name} belongs to your account now.`,
      action: 'Open my business',
    },
    transfer_declined: {
      subject: (name: string) => `Your offer of ${name} was declined`,
      body: (name: string) => `The person you offered ${name} to has declined. Nothing has changed.`,
      action: 'See my business',
    },
  },
  automation: {
    review_published: (place: string, stars: number) => `New review of ${place}: ${stars} of 5 stars`,
    place_saved: (place: string) => `Someone saved ${place}`,
    place_followed: (place: string) => `${place} has a new follower`,
    listing_live: (place: string) => `${place} is live. Check that everything on the page is right`,
    claim_approved: (place: string) => `Your claim to ${place} was approved`,
    message_received: (place: string) => `A visitor’s message to ${place} is waiting for an answer`,
    application_received: (place: string, title: string) =>
      `An application for “${title}” at ${place} is waiting for you`,
    event_visited: (place: string, title: string) => `Someone came to “${title}” at ${place}`,
    certificate_expiring: (place: string, day: string) => `The halal certificate of ${place} expires on ${day}`,
    hours_stale: (place: string, day: string) =>
      `Are the hours of ${place} still right? They were last confirmed on ${day}`,
    ramadan_near: (place: string, day: string) => `Ramadan begins around ${day}. Set the Ramadan hours of ${place}`,
    tried: (rule: string) => `A test of your rule “${rule}”`,
    welcome: (place: string) => `Welcome to ${place}. See its prayer times, news and events`,
    visited: (place: string) => `You were at ${place}. How was it?`,
  },
}
