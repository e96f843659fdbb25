#!/bin/sh
# Makes the application's role when the database is made; `showroom migrate` grants it what it needs.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 --set password="$APP_PASSWORD" <<'SQL'
create role showroom login password :'password';
SQL
