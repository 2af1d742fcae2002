import type { ReactNode } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
  Popover,
  Separator,
  type MenuItemProps as AriaMenuItemProps,
  type MenuSectionProps,
  type PopoverProps,
} from 'react-aria-components';
import styles from './menu.module.css';

interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
  readonly placement?: PopoverProps['placement'];
}

/** A menu under its button. */
export const Menu = ({ trigger, label, children, placement = 'bottom end' }: MenuProps) => (
  <MenuTrigger>
    {trigger}
    <Popover className={styles.popover} placement={placement} offset={4}>
      <AriaMenu className={styles.menu} aria-label={label}>
        {children}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
);

interface MenuItemProps extends Omit<AriaMenuItemProps, 'className' | 'style' | 'children'> {
  readonly children: string;
  readonly icon?: ReactNode;
  /** Content at the end, such as a mark of the present choice. */
  readonly end?: ReactNode;
}

export const MenuItem = ({ children, icon, end, ...props }: MenuItemProps) => (
  <AriaMenuItem {...props} textValue={children} className={styles.item}>
    {icon}
    <span className={styles.text}>{children}</span>
    {end}
  </AriaMenuItem>
);

interface SectionProps extends Omit<MenuSectionProps<object>, 'className' | 'style' | 'children'> {
  readonly title: string;
  readonly children: ReactNode;
}

/** Items of a menu under a title, of which one may be chosen. */
export const MenuSection = ({ title, children, ...props }: SectionProps) => (
  <AriaMenuSection {...props}>
    <Header className={styles.header}>{title}</Header>
    {children}
  </AriaMenuSection>
);

export const MenuLine = () => <Separator className={styles.line} />;
