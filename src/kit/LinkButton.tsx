import { Button, type ButtonProps } from 'antd'
import { Link } from 'wouter'
import { OPENED_FROM_SCREEN } from './useGoBack'

export function LinkButton({ to, ...button }: Omit<ButtonProps, 'href' | 'onClick'> & { to: string }) {
  return (
    <Link href={to} state={OPENED_FROM_SCREEN} asChild>
      <Button {...button} />
    </Link>
  )
}
