import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Check, ChevronsUpDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { organizationsQuery } from '../../api/account-queries.js';
import { Avatar } from '../../design/components/layout/avatar.js';
import { classes } from '../../design/classes.js';
import { Menu, MenuItem, MenuLine, MenuSection } from '../../design/components/overlays/menu.js';
import { strings } from '../../strings/en.js';
import { useOrganization } from '../use-organization.js';
import { NewOrganizationDialog } from './new-organization-dialog.js';
import styles from './sidebar.module.css';

const text = strings.shell;

/** Shows the present organization, and lets the user go to another one. */
export function OrganizationMenu() {
  const { id, organization } = useOrganization();
  const { data: organizations = [organization] } = useQuery(organizationsQuery);
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const goTo = (chosen: number) => void navigate({ to: '/o/$organization', params: { organization: String(chosen) } });
  const trigger = (
    <AriaButton className={classes(styles.trigger, styles.organization)}>
      <Avatar name={organization.name} url={organization.avatar?.thumbnail_url} size="small" />
      <span className={classes(styles.name, styles.triggerText)}>{organization.name}</span>
      <ChevronsUpDown aria-hidden="true" />
    </AriaButton>
  );
  return (
    <>
      <Menu trigger={trigger} label={text.switchOrganization} placement="bottom start">
        <MenuSection title={text.switchOrganization}>
          {organizations.map((each) => (
            <MenuItem
              key={each.id}
              icon={<Avatar name={each.name} url={each.avatar?.thumbnail_url} size="small" />}
              end={each.id === id && <Check aria-hidden="true" />}
              onAction={() => goTo(each.id)}
            >
              {each.name}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuLine />
        <MenuItem icon={<Plus />} onAction={() => setCreating(true)}>
          {text.newOrganization}
        </MenuItem>
      </Menu>
      <NewOrganizationDialog isOpen={isCreating} onOpenChange={setCreating} onCreated={goTo} />
    </>
  );
}
