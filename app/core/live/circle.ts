/** One channel tells of all that stands in a closed group: `about` is what this part of the page shows. */
export const withinCircle = (circle: string, about: string) => `${circle}#${about}`

/** `about`: undefined where the channel tells of one thing anyway. */
export function readTopic(topic: string): { channel: string; about: string | undefined } {
  const [channel = '', about] = topic.split('#')
  return { channel, about }
}
