import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { meQuery } from '#web/features/accounts/api.ts';
import { writeDevice } from '#web/lib/device.ts';

/** Goes to the dashboard with the page to write on open. */
export function useWrite(): () => void {
  const { data: me } = useQuery(meQuery);
  const navigate = useNavigate();
  return () => {
    if (me) {
      writeDevice(`reopen:${me.id}`, 'true');
    }
    void navigate('/');
  };
}
