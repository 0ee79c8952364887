import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { PageForm } from '../../src/kit/form/PageForm'

export const submitMock = fn<(values: object) => Promise<unknown>>().mockName('submit')

type SampleProps<V> = { children: ReactNode; values?: Partial<V>; width?: number }

export function SampleForm<V extends object>({ children, values = {}, width = 568 }: SampleProps<V>) {
  return (
    <div style={{ maxWidth: width }}>
      <PageForm<V>
        mode="create"
        blank={values}
        submit={submitMock}
        onSaved={() => undefined}
        onCancel={() => undefined}
        submitText="Отправить"
      >
        {children}
      </PageForm>
    </div>
  )
}
