-- A proxy asks for one name at a time.
create index show_hosts_by_host on private.show_hosts (host);
