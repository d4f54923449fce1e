/** The support assistant. The failure and missing-answer sentences are prescribed word for word. */
export const assistant = {
  open: 'Ask us',
  title: 'Mahalla help',
  subtitle: 'Answers with links to what they come from',
  panel: 'Support chat',
  close: 'Close chat',
  log: 'Conversation',
  greeting:
    'As-salamu alaykum. Ask me for a place, a mosque, prayer times, the qibla, a verse, or how something works.',
  message: 'Message',
  placeholder: 'Write a message',
  send: 'Send',
  typing: 'The assistant is writing…',
  you: 'You',
  assistant: 'Assistant',
  suggestions: ['When is Maghrib in London today?', 'Nearest mosque in Istanbul', 'How do I list my business?'],
  failed: 'Sorry, I had trouble reaching the assistant. Please try again in a moment.',
  noResponse: 'I’m here to help',
  unknown:
    'I don’t know the answer to that yet. You’ll find more on the help page, and you can contact us there: [Help & FAQs](/help)',
}
