// Sends forms without leaving the page: one at a time, each with its own answer. The only way to the router's fetchers.
import {
  type ComponentProps,
  type SubmitEvent,
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type FetcherSubmitOptions, type FetcherWithComponents, useFetcher } from 'react-router'
import { answerOf, isSameForm } from './sending.ts'

type Where = Pick<FetcherSubmitOptions, 'action' | 'encType' | 'preventScrollReset'>
type Wish = Record<string, string | number>
type Sending = { form: FormData; where: Where }
type FormProps = ComponentProps<FetcherWithComponents<unknown>['Form']>

/**
 * `answer` is what the latest sending was answered: undefined while it is under way, when its line was lost and when
 * another page came instead. Whoever sends something else meanwhile is heard after it, because the router would drop the
 * first one's answer and what it changed on the page. `sent` is the latest wish, to be shown before it is granted.
 */
export function useSending<Answer>(options?: { key: string }) {
  const { submit: post, state, data, Form: FetcherForm } = useFetcher<Answer>(options)
  const [before, setBefore] = useState<{ data: unknown }>({ data })
  const [underWay, setUnderWay] = useState<FormData | null>(null)
  const [waiting, setWaiting] = useState<Sending | null>(null)
  const latest = useRef<unknown>(data)
  const running = useRef<FormData | null>(null)
  const wasShown = useRef(false)

  useLayoutEffect(() => {
    latest.current = data
  }, [data])

  const send = useCallback(
    async ({ form, where }: Sending) => {
      running.current = form
      setUnderWay(form)
      setBefore({ data: latest.current })
      await post(form, { ...where, method: 'post' })
      // What is answered at once may never have been shown as under way.
      startTransition(() => setUnderWay((current) => (current === form ? null : current)))
    },
    [post],
  )

  // It ends with the page that shows what it has changed: who presses then, presses anew.
  useLayoutEffect(() => {
    if (state !== 'idle') wasShown.current = true
    else if (wasShown.current) {
      wasShown.current = false
      running.current = null
      setUnderWay(null)
    }
  }, [state])

  useLayoutEffect(() => {
    if (underWay !== null) return
    running.current = null
    if (waiting === null) return
    setWaiting(null)
    void send(waiting)
  }, [underWay, waiting, send])

  const submit = useCallback(
    (wish: FormData | Wish, where: Where = {}) => {
      const form = wish instanceof FormData ? wish : formOf(wish)
      if (running.current === null) void send({ form, where })
      else setWaiting(isSameForm(running.current, form) ? null : { form, where })
    },
    [send],
  )

  const Form = useMemo(
    () =>
      function SendingForm({ onSubmit, ...props }: Omit<FormProps, 'method'>) {
        function begin(event: SubmitEvent<HTMLFormElement>) {
          onSubmit?.(event)
          if (event.defaultPrevented) return
          event.preventDefault()
          const { action, encType } = props
          const where = { ...(action && { action }), ...(encType && { encType }) }
          submit(new FormData(event.currentTarget, event.nativeEvent.submitter), where)
        }
        return <FetcherForm {...props} method="post" onSubmit={begin} />
      },
    [FetcherForm, submit],
  )

  return {
    Form,
    submit,
    isBusy: underWay !== null || waiting !== null,
    sent: waiting?.form ?? underWay,
    answer: answerOf<Answer>({ isUnderWay: underWay !== null, before: before.data, data: data as Answer | undefined }),
  }
}

function formOf(wish: Wish): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(wish)) form.set(name, String(value))
  return form
}

/** What is only read, such as texts for a list the browser keeps. */
export function useAsking<Data>() {
  const { load, data } = useFetcher<Data>()
  return { load, data }
}
