export const enquiry = {
  title: 'Or send a message',
  name: 'Your name',
  contact: 'Your telephone or e-mail',
  message: 'What do you need?',
  send: 'Send',
  whatsApp: 'Write on WhatsApp',
  whatsAppText: 'Hello, I would like to talk about a project.',
  thanks: 'Your message has reached us.',
  nameMissing: 'Write your name.',
  nameTooLong: 'Shorten the name to {most, number} characters.',
  contactMissing: 'Write a telephone number or an e-mail address, so that we can answer.',
  contactUnclear: 'Check the number or the address: as it is, we could not reach you.',
  contactTooLong: 'Shorten this to {most, number} characters.',
  messageMissing: 'Write what you need, in a few words.',
  messageTooLong: 'Shorten the text to {most, number} characters, or send us the rest by e-mail.',
  full: 'Not sent: very many messages came from your network. Send it again in ten minutes, or write on WhatsApp.',
  failed: 'Not sent: our site has a fault. Send it again in a minute, or write on WhatsApp.',
  puzzle:
    'Not sent: machines are flooding us with messages. Send it again in an hour, or write on WhatsApp.',
};

/** What the script of the form says. */
export const enquiryStatus = {
  sending: 'Sending…',
  waiting:
    'Not sent yet: our site does not answer. What you wrote is kept here, and is sent again by itself.',
  refused:
    'Not sent: our site refused it. If it is long, shorten it and send it again, or write on WhatsApp.',
};
