import { Card } from 'antd'
import { FormBody, type FormProps } from './FormBody'

export type PageFormProps<V extends object> = FormProps<V> & {
  /** The most that it takes of a wide window; pixels. */
  width?: number
}

/** A form as the content of a screen; links, Back and reload ask before changes are lost. */
export function PageForm<V extends object>({ width = 760, ...form }: PageFormProps<V>) {
  return (
    <Card style={{ maxWidth: width }}>
      <FormBody {...form} name="page" hasFocus />
    </Card>
  )
}
