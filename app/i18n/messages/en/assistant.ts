/** The support assistant. The failure and missing-answer sentences are prescribed word for word. */
export const assistant = {
  open: 'Ask us',
  title: 'Mahalla help',
  subtitle: 'Answers from our own help pages',
  panel: 'Support chat',
  close: 'Close chat',
  log: 'Conversation',
  greeting: 'As-salamu alaykum. Ask me how something works, or about plans, listings, mosques and prayer times.',
  message: 'Message',
  placeholder: 'Write a message',
  send: 'Send',
  typing: 'The assistant is writing…',
  you: 'You',
  assistant: 'Assistant',
  suggestions: ['How do I list my business?', 'How are prayer times worked out?', 'What do the plans cost?'],
  failed: 'Sorry, I had trouble reaching the assistant. Please try again in a moment.',
  noResponse: 'I’m here to help',
  unknown:
    'I don’t know the answer to that yet. You’ll find more on the help page, and you can contact us there: [Help & FAQs](/help)',
}
