// The facts a person may show, the audiences for them, and the languages people speak.
export const SHOWN_TO = ['everyone', 'members', 'nobody'] as const
export const FACTS = ['bio', 'town', 'languages', 'contributions', 'joined', 'search'] as const

/** Languages people speak, beyond the six of the site. */
export const SPOKEN = 'en ar ur fr tr id bn fa ps ku ms so ha sw bs sq uz az ta hi pa gu de nl es ru'.split(' ')
