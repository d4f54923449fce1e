/** PostgreSQL's own number where nobody told it how many files the machine lets it keep open, as here. */
const BY_ITSELF = 48
/** A page reads tables and indexes that lie in about ninety files. */
const FILES = 500

/**
 * Lets the embedded database keep more files open. With 48 it closes one for nearly every one it opens, which takes a
 * third of the time of a member's page. It is told so as its extensions tell it: files they hold count against the
 * number, files they give back do not any more. Here more are given back than were ever held.
 */
export function keepFilesOpen(engine: { _ReleaseExternalFD: () => void }) {
  for (let more = FILES - BY_ITSELF; more > 0; more--) engine._ReleaseExternalFD()
}
