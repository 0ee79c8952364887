import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { Form, useFormState } from 'react-final-form'
import type { Loaded } from '../../lib/loaded'
import { ErrorPanel } from '../ErrorPanel'
import { isPressed } from '../shortcuts/shortcuts'
import { DraftOffer } from './DraftOffer'
import { FormAlert } from './FormAlert'
import { FormButtons } from './FormButtons'
import { useDraft } from './useDraft'
import { needsChange, type SaveProps, useSave } from './useSave'
import './form.css'

/** What every form takes; a dialog gives itself up by its own means. */
export type FormContent<V extends object> = SaveProps<V> & {
  /** Fields of `ui/form`. */
  children: ReactNode
  /** «Добавить» or «Сохранить» by default. */
  submitText?: string
  /** Where giving the form up leads; for forms that are screens themselves. */
  cancelTo?: string
  /** How far the save is, with what belongs to it: out of reach are the fields alone then. */
  progress?: ReactNode
  /** Stands with the buttons beside the fields, and stays in view while they scroll: totals, say. */
  aside?: ReactNode
}

/** The part that dialog and page forms share. */
export type FormProps<V extends object> = FormContent<V> & {
  /** Gives the form up; asked for when there are changes. */
  onCancel?: () => void
}

/** The form brings its own. */
const IGNORED = () => undefined
const NOTHING = {}
const WRONG = '[aria-invalid="true"]'

/** Lets the frame around a form, a dialog with its cross, leave through the form's guard. */
export type FormHandle = { leave: (go: () => void) => void }

/** The form inside its frame: fields, the alert under them, the buttons. */
export function FormBody<V extends object>(
  props: FormProps<V> & {
    handle?: Ref<FormHandle>
    hasFocus?: boolean
    /** Tells the forms of an address apart. */
    name: string
  },
) {
  const { mode, block, submitText, onCancel, aside, hasFocus = false } = props
  const { start, form, guard, save } = useSave(props)
  const isThere = start.value !== undefined
  const draft = useDraft(form, { name: props.name, isReady: isThere, onKept: guard.release })
  const element = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)
  useFirstFocus(element, hasFocus && (isThere ? 'ready' : start.status))
  const pressed = useRef<Element>(null)
  useEffect(() => {
    if (refusals === 0) return
    // Disabled during the save, the focused element has lost the focus.
    if (document.activeElement === document.body && pressed.current instanceof HTMLElement) pressed.current.focus()
    focusIn(element.current, WRONG)
  }, [refusals])

  const leave = (go: () => void) => {
    // A save under way is waited for.
    if (!form.getState().submitting) guard.leave(go)
  }
  useImperativeHandle(props.handle, () => ({ leave }))

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // A dialog's form may stand inside a page's form in React's tree.
    event.stopPropagation()
    pressed.current = document.activeElement
    if ((await save()) === false) setRefusals((count) => count + 1)
  }

  if (!isThere && start.status === 'failed') {
    return (
      <div ref={element}>
        <ErrorPanel failure={start.failure} onRetry={() => start.reload()} />
      </div>
    )
  }

  const isLoading = !isThere
  return (
    <Form<V> form={form} onSubmit={IGNORED} subscription={NOTHING}>
      {() => (
        <form
          className="form"
          noValidate
          autoComplete="off"
          onSubmit={onSubmit}
          onKeyDownCapture={sendByKey}
          aria-busy={isLoading}
        >
          <DraftOffer draft={draft} />
          <div ref={element}>
            <Fields isLoading={isLoading}>{props.children}</Fields>
          </div>
          {props.progress}
          <div className={aside === undefined ? 'form__end' : 'form__end form__end--aside'}>
            {aside}
            <FormAlert<V> block={block} />
            <FormButtons<V>
              mode={mode}
              needsChange={needsChange(props)}
              isReady={!isLoading}
              block={block}
              submitText={submitText}
              onCancel={onCancel && (() => leave(onCancel))}
              cancelTo={props.cancelTo}
            />
          </div>
          {guard.question}
        </form>
      )}
    </Form>
  )
}

/** From any field, before it takes the key: in a text Enter begins a line, a select opens its menu. An open menu keeps it. */
function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  const isMenuOpen = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true'
  if (isMenuOpen || !isPressed('formSend', event.nativeEvent)) return
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.requestSubmit()
}

/** Disabled while loading, when grey bars replace the controls, and while saving. */
function Fields({ isLoading, children }: { isLoading: boolean; children: ReactNode }) {
  const { submitting = false } = useFormState({ subscription: { submitting: true } })
  return (
    <div className={isLoading ? 'form__fields form__fields--loading' : 'form__fields'} inert={isLoading || submitting}>
      {children}
    </div>
  )
}

/** Puts the focus into the first field, once, when the form is shown and loaded; when that failed, on «Обновить». */
function useFirstFocus(element: RefObject<HTMLElement | null>, status: Loaded<unknown>['status'] | false): void {
  const isDone = useRef(false)
  useEffect(() => {
    if ((status !== 'ready' && status !== 'failed') || isDone.current) return
    isDone.current = status === 'ready'
    focusIn(element.current, status === 'ready' ? 'input:enabled, textarea:enabled' : 'button')
  }, [element, status])
}

function focusIn(element: HTMLElement | null, selector: string): void {
  element?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: selector !== WRONG })
}
